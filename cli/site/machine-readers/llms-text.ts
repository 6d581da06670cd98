import type { BundleFiles, TreeItem } from '../../../schemas/bundle/index.ts';
import { tagsRoute } from '../../../schemas/spec/pages/tags.ts';
import { markdownPath } from '../../../schemas/machine-readers.ts';
import type { ListedArticle } from '../files/listed-articles.ts';
import { absoluteIn } from '../../../schemas/urls.ts';

interface LlmsInput {
  readonly site: BundleFiles['site'];
  /** The articles with a Markdown copy. */
  readonly articles: readonly ListedArticle[];
  readonly tree: readonly TreeItem[];
  readonly description: string | undefined;
}

/**
 * `llms.txt`: a section for each topic, with links to the Markdown of its articles. Each article is listed once. Source:
 * llmstxt.org.
 */
export function llmsText({ site, articles, tree, description }: LlmsInput): string {
  const absolute = absoluteIn(site);
  const left = new Map(articles.map((article) => [article.id, article]));
  const lineOf = ({ url, title, head }: ListedArticle): string =>
    `- [${inLine(title)}](${absolute(markdownPath(url))})${head.description === undefined ? '' : `: ${inLine(head.description)}`}`;
  const sections = tree.flatMap((topic) => {
    const lines = withDescendants(topic).flatMap(({ id }) => {
      const article = left.get(id);
      left.delete(id);
      return article === undefined ? [] : [lineOf(article)];
    });
    return lines.length === 0 ? [] : [`## ${inLine(topic.title)}`, lines.join('\n')];
  });
  const rest = [...left.values()]; // the tags: no entry is behind their pages, so the tree has none of them
  const tags = rest.find(({ url }) => url === tagsRoute);
  if (tags !== undefined) sections.push(`## ${inLine(tags.title)}`, rest.map(lineOf).join('\n'));
  const summary = description === undefined ? [] : [`> ${inLine(description)}`];
  return `${[`# ${inLine(site.name)}`, ...summary, ...sections].join('\n\n')}\n`;
}

const withDescendants = (item: TreeItem): TreeItem[] => [item, ...item.children.flatMap(withDescendants)];

/** The text in one line, with Markdown markup escaped. */
const inLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*[\]<]/gu, String.raw`\$&`);
