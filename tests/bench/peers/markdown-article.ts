import { invariant } from '../../../schemas/base/invariant.ts';
import { generateSpace } from '../generate-space.ts';
import { type Block, toMarkdown } from './rich-text-markdown.ts';

export interface MarkdownArticle {
  readonly title: string;
  /** The last part of its address: `article-7`. */
  readonly name: string;
  readonly text: string;
}

/** The articles of the generated space of the same size, as other generators read them. */
export function markdownArticles(count: number): readonly MarkdownArticle[] {
  const { entries } = generateSpace(count);
  const fields = new Map(entries.map((entry) => [entry.sys.id, entry.fields]));
  const valueOf = (id: string, name: string): unknown => {
    const value = fields.get(id)?.[name]?.['en-US'];
    invariant(value !== undefined, 'the generated space has this field');
    return value;
  };
  // the fields are as generate-space.ts writes them
  const textOf = (id: string, name: string): string => valueOf(id, name) as string;
  const documentOf = (id: string, name: string): string => toMarkdown(valueOf(id, name) as Block);
  return Array.from({ length: count }, (_, article) => {
    const sections = Array.from({ length: 4 }, (__, section) => `article${article}_s${section}`).map(
      (id) => `## ${textOf(id, 'heading')}\n\n${documentOf(id, 'content')}`,
    );
    const name = textOf(`article${article}`, 'url');
    const next = (article + 1) % count;
    const introduction = documentOf(`article${article}`, 'introduction').replace(
      '#part-1)',
      `#part-1-of-article-${next})`,
    );
    return {
      title: textOf(`article${article}`, 'title'),
      name,
      text: `${[introduction, ...sections].join('\n\n')}\n`,
    };
  });
}
