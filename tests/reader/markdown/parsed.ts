import type { Element, Nodes, Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Plugin, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const markdownParser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
export const fromMarkdown = (markdown: string): Root =>
  markdownParser.runSync(markdownParser.parse(markdown));

const parserName: string = 'rehype-parse';
// its types say of every element's data what is true of parsed ones alone
const { default: rehypeParse } = (await import(parserName)) as {
  default: Plugin<[{ fragment: boolean }?], string, Root>;
};
export const fromHtml = (html: string): Root => unified().use(rehypeParse).parse(html);

/** What would stand in a page's body. */
export const fromFragment = (html: string): Root => fragments.parse(html);
const fragments = unified().use(rehypeParse, { fragment: true }).freeze();

const isLeft = (): boolean => false;
const withinLine = new Set('a strong em u s del sub sup code span mark input'.split(' '));

/** The words of a tree in their order; what stands in lines next to each other is one word. */
export function wordsIn(tree: Nodes, isLeftOut: (element: Element) => boolean = isLeft): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type !== 'element') return undefined;
    if (!withinLine.has(node.tagName)) texts.push(' ');
    return isLeftOut(node) ? SKIP : undefined;
  });
  return texts.join('').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Where the links of a tree lead. */
export function linksIn(
  tree: Nodes,
  page: string,
  isLeftOut: (element: Element) => boolean = isLeft,
): string[] {
  const links: string[] = [];
  visit(tree, 'element', (node) => {
    if (isLeftOut(node)) return SKIP;
    const { href } = node.properties;
    if (node.tagName === 'a' && typeof href === 'string') links.push(decodeURI(new URL(href, page).href));
    return undefined;
  });
  return links;
}
