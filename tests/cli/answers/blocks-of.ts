import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The words of each paragraph, table cell and block of code of a Markdown text. */
export function blocksOf(markdown: string): string[] {
  return blocksIn(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}

function blocksIn(node: Nodes): string[] {
  if (['paragraph', 'tableCell', 'heading', 'code'].includes(node.type)) return [squeezed(textOf(node))];
  return 'children' in node ? node.children.flatMap(blocksIn) : [];
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : ' ';
}

export const squeezed = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
