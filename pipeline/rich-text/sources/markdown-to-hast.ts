import type { Root } from 'hast';
import type { Nodes, Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { costliest, type MarkdownCost } from '../../../schemas/base/text/markdown-cost.ts';
import { tableCells } from '../../../schemas/base/text/table-cells.ts';
import { malformed } from '../../rules/rich-text/malformed.ts';
import { tooDeep } from '../../rules/rich-text/too-deep.ts';
import { unknownNode } from '../../rules/rich-text/unknown-node.ts';
import { maxDepth } from './document-to-hast.ts';
import { isHtmlDeeper, readHtml } from './markdown-html.ts';
import { isNestedDeeper } from './markdown-nesting.ts';
import type { TextProblem } from '../text.ts';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();

/** The text as mdast, with the place of each node. Only for a text that was read before: others may take too long. */
export const parseMarkdown = (text: string): MarkdownRoot => markdown.parse(text);

/** Twice the limit of Contentful. */
const maxLength = 100_000;

/** A thousand rows of ten cells. */
const maxCells = 10_000;

/** Twice the time for 20,000 characters of the densest reference pages. */
const maxCostMs = 100;

/** A long text may take longer. Unit: milliseconds for each character more. */
const lengthFree = 20_000;
const perCharacterMs = 0.008;

/**
 * Markdown (with GitHub's tables, strikethrough and task lists) as hast. HTML is kept as far as a text may contain it, pictures, videos
 * and frames as media; of other elements the words stay, and each is reported once. Source: docs/requirements.md, MP-8.
 */
export function markdownToHast(text: string): { tree: Root; problems: readonly TextProblem[] } {
  if (text.length > maxLength) return unparsed(text, malformed, tooLong);
  if (tableCells(text) > maxCells) return unparsed(text, malformed, tooManyCells);
  if (isNestedDeeper(text, maxDepth)) return unparsed(text, tooDeep, String(maxDepth));
  const costly = costliest(text, maxCostMs + Math.max(0, text.length - lengthFree) * perCharacterMs);
  if (costly !== undefined) return unparsed(text, malformed, tooCostly[costly]);
  const parsed = markdown.parse(text);
  if (isDeep(parsed)) return unparsed(text, tooDeep, String(maxDepth));
  const pieces = htmlIn(parsed);
  if (isHtmlDeeper(pieces, maxDepth)) return unparsed(text, tooDeep, String(maxDepth));
  const tree = markdown.runSync(parsed);
  plainNotes(tree);
  if (pieces.length === 0) return { tree, problems: [] };
  const read = readHtml(tree);
  return { tree: read.tree, problems: [...read.unknown].map(unshown) };
}

const tooLong = `it has more than ${maxLength.toLocaleString('en')} characters, too many to read as Markdown`;

const tooManyCells = `its tables have more than ${maxCells.toLocaleString('en')} cells, too many to read as Markdown`;

const tooCostly = {
  signs: 'it has too many signs such as *, [ and ` for its length, too many to read as Markdown',
  underlines: 'it has too many lines of === or --- for its length, too many to read as Markdown',
  nesting: 'it has too many lines in lists and quotes within others, too many to read as Markdown',
  blocks: 'it has too many short lines, list items or headings for its length, too many to read as Markdown',
} satisfies Record<keyof MarkdownCost, string>;

/** The unparsed text with a problem. */
const unparsed = (
  text: string,
  problem: TextProblem['problem'],
  name: string,
): ReturnType<typeof markdownToHast> => ({
  tree: { type: 'root', children: [{ type: 'text', value: text }] },
  problems: [{ problem, detail: { name }, pointer: '', ...(problem === malformed && { advice: divide }) }],
});

const divide = 'Divide the text over several fields, or take out the signs that it does not need.';

/** Whether the parsed tree is too deep: the signs give only an estimate. A list is a level, and so is its item. */
function isDeep(parsed: Nodes): boolean {
  let level: readonly Nodes[] = [parsed];
  for (let depth = 0; depth < 3 * maxDepth; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** Footnotes keep their numbers and their words, but no links: these would need ids, which texts may not set. */
function plainNotes(tree: Root): void {
  visit(tree, 'element', ({ properties, children }, index, parent) => {
    const isMark = properties['dataFootnoteRef'] !== undefined;
    const isExtra = properties['dataFootnoteBackref'] !== undefined || properties['id'] === 'footnote-label';
    if (index === undefined || parent === undefined || !(isMark || isExtra)) return;
    parent.children.splice(index, 1, ...(isMark ? children : []));
    return index;
  });
}

/** The pieces of HTML in a text, in order. */
function htmlIn(parsed: Nodes): string[] {
  const pieces: string[] = [];
  visit(parsed, 'html', ({ value }) => void pieces.push(value));
  return pieces;
}

const unshown = (tagName: string): TextProblem => ({
  problem: unknownNode,
  detail: { name: `<${tagName.slice(0, 40)}>`, isHtml: true },
  pointer: '',
  advice: `Remove the element, or put what <${tagName.slice(0, 40)}> should show into the text in another way, such as an embedded entry.`,
});
