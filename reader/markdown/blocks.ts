import type { Element, ElementContent } from 'hast';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { embedTag, type RichText } from '../../schemas/bundle/rich-text.ts';
import type { Context } from './context.ts';
import { oneLine, paragraphOf } from './escape.ts';
import { fenceAround, inlineOf, wordsOf } from './inline.ts';
import { listOf } from './list.ts';
import { tableOf } from './table.ts';

/** A formatted text as blocks of Markdown, each without a line end at its end. */
export const textBlocks = (text: RichText | undefined, context: Context): string[] =>
  text === undefined ? [] : blocksOf(text.children, context);

function blocksOf(nodes: readonly ElementContent[], context: Context): string[] {
  const blocks: string[] = [];
  let line: ElementContent[] = [];
  const endLine = (): void => {
    if (line.length > 0) push(blocks, paragraphOf(inlineOf(line, context)));
    line = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node, context)) {
      endLine();
      for (const block of blockOf(node, context, blocks.at(-1))) push(blocks, block);
    } else line.push(node);
  }
  endLine();
  return blocks;
}

export const heading = (level: number, inline: string): string =>
  `${'#'.repeat(level)} ${oneLine(inline).replace(/#$/u, '\\#')}`;

export const quote = (blocks: readonly string[]): string =>
  blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

export function codeBlock(code: string, language = ''): string {
  const fence = fenceAround(code, 3);
  return `${fence}${language.replace(/[\s`]/gu, '')}\n${code.replace(/\n$/u, '')}\n${fence}`;
}

const isBlock = ({ tagName, data }: Element, context: Context): boolean =>
  tagName === embedTag
    ? data?.inline !== true || (data.node !== undefined && isOverLines(data.node, context))
    : blockTags.has(tagName);

/** An entry that editors have put into a line and that no line can hold, such as a box. A snippet's words can be in a line. */
const isOverLines = (node: ContentNode, context: Context): boolean =>
  node.type !== 'contentSnippet' &&
  !(node.type === 'otherEntry' && node.fields.title !== undefined) &&
  context.blocks(node).join('\n\n').includes('\n');

const blockTags = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol blockquote pre hr table details summary figure figcaption'.split(' '),
);

function blockOf(node: Element, context: Context, before: string | undefined): readonly string[] {
  switch (node.tagName) {
    case 'p':
      return node.children.some((child) => child.type === 'element' && isBlock(child, context))
        ? blocksOf(node.children, context)
        : [paragraphOf(inlineOf(node.children, context))];
    case 'ul':
    case 'ol':
      return [listOf(node, (children) => blocksOf(children, context), before)];
    case 'details':
    case 'figure':
    case 'figcaption':
      return blocksOf(node.children, context);
    case 'summary':
      return [`**${oneLine(inlineOf(node.children, context)).trim()}**`];
    case 'blockquote':
      return [quote(blocksOf(node.children, context))];
    case 'pre':
      return [codeBlock(wordsOf(node), languageIn(node))];
    case 'hr':
      return ['___'];
    case 'table':
      return [tableOf(node, context)];
    case embedTag:
      return node.data?.node === undefined ? [] : context.blocks(node.data.node);
    default: {
      const words = inlineOf(node.children, context);
      return words.trim() === '' ? [] : [heading(Number(node.tagName.charAt(1)), words)];
    }
  }
}

function languageIn(pre: Element): string | undefined {
  const [code] = pre.children;
  const classes = code?.type === 'element' ? code.properties['className'] : undefined;
  const name = Array.isArray(classes)
    ? classes.map(String).find((one) => one.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length);
}

function push(blocks: string[], block: string): void {
  if (block.trim() !== '') blocks.push(block);
}
