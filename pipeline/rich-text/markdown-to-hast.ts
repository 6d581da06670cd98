import type { Root } from 'hast';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { tooDeep } from '../rules/rich-text/too-deep.ts';
import { unknownNode } from '../rules/rich-text/unknown-node.ts';
import { maxDepth } from './document-to-hast.ts';
import type { TextProblem } from './text.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();

/** Opening characters of nested quotes and lists: a line with more of them than the bound is not parsed. */
const deepLine = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${maxDepth},}`, 'mu');

/**
 * Markdown (with GitHub's tables, strikethrough and task lists) as hast. HTML in it is left out and reported: a text
 * comes from one field, and HTML is not part of it.
 */
export function markdownToHast(text: string): { tree: Root; problems: readonly TextProblem[] } {
  if (deepLine.test(text)) {
    const problem = { problem: tooDeep, detail: { name: String(maxDepth) }, pointer: '' };
    return { tree: { type: 'root', children: [{ type: 'text', value: text }] }, problems: [problem] };
  }
  const parsed = markdown.parse(text);
  const tree = markdown.runSync(parsed);
  plainNotes(tree);
  return { tree, problems: htmlIn(parsed) };
}

/** Footnotes keep their numbers and their words; the links between them would need ids that no text may give. */
function plainNotes(tree: Root): void {
  visit(tree, 'element', ({ properties, children }, index, parent) => {
    const isMark = properties['dataFootnoteRef'] !== undefined;
    const isExtra = properties['dataFootnoteBackref'] !== undefined || properties['id'] === 'footnote-label';
    if (index === undefined || parent === undefined || !(isMark || isExtra)) return;
    parent.children.splice(index, 1, ...(isMark ? children : []));
    return index;
  });
}

function htmlIn(parsed: Nodes): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(parsed, 'html', ({ value }) => {
    if (value.startsWith('<!--')) return; // a comment is meant to be left out
    problems.push({ problem: unknownNode, detail: { name: `HTML ${value.slice(0, 40)}` }, pointer: '' });
  });
  return problems;
}
