import type { ElementContent, Root } from 'hast';
import { malformed } from '../rules/rich-text/malformed.ts';
import { misplaced } from '../rules/rich-text/misplaced.ts';
import { tooDeep } from '../rules/rich-text/too-deep.ts';
import { unknownNode } from '../rules/rich-text/unknown-node.ts';
import { type MarkedText, foldMarks, readMarks } from './marks.ts';
import { homes, isNodeType, nodeBuilders, type RichTextNode } from './nodes.ts';
import type { TextProblem } from './text.ts';

/** How deep nodes may stand in one another. Deeper text is kept, without its structure. */
export const maxDepth = 100;

/**
 * Contentful's rich text as hast. Every node is kept: one that is not known gives its children, one that is nested too
 * deep gives its words. Links and embeds keep ids in `data-` properties for the link stage.
 * Source: @contentful/rich-text-types 17, BLOCKS and INLINES.
 */
export function documentToHast(document: { readonly content: readonly unknown[] }): {
  tree: Root;
  problems: readonly TextProblem[];
} {
  const problems: TextProblem[] = [];
  const children = readContent(document.content, { pointer: '', depth: 0, parent: 'document', problems });
  return { tree: { type: 'root', children }, problems };
}

interface Context {
  readonly pointer: string;
  readonly depth: number;
  /** The node type of the parent. */
  readonly parent: string;
  readonly problems: TextProblem[];
}

function readContent(content: readonly unknown[], context: Context): ElementContent[] {
  const out: ElementContent[] = [];
  let line: MarkedText[] = [];
  const flush = () => {
    out.push(...foldMarks(line));
    line = [];
  };
  for (const [index, child] of content.entries()) {
    const at = { ...context, pointer: `${context.pointer}/content/${index}` };
    const node = readNode(child, at);
    if (node === undefined) continue;
    if (node.nodeType === 'text') {
      const text = readMarks(node, at.pointer, context.problems);
      if (text.value !== '') line.push(text);
    } else {
      flush();
      out.push(...buildNode(node, at));
    }
  }
  flush();
  return out;
}

function readNode(value: unknown, { pointer, problems }: Context): RichTextNode | undefined {
  const node = value as Partial<RichTextNode> | null;
  const fault =
    typeof node !== 'object' || node === null
      ? 'a node is not an object'
      : typeof node.nodeType !== 'string'
        ? 'a node has no nodeType'
        : node.nodeType === 'text'
          ? typeof node.value !== 'string' && 'a text has no value'
          : !Array.isArray(node.content) && `the node "${node.nodeType}" has no content`;
  if (!fault) return { ...(node as RichTextNode), data: node?.data ?? {} };
  problems.push({ problem: malformed, detail: { name: fault }, pointer });
  return undefined;
}

function buildNode(node: RichTextNode, context: Context): ElementContent[] {
  const { problems, pointer, depth } = context;
  if (depth >= maxDepth) {
    problems.push({ problem: tooDeep, detail: { name: String(maxDepth) }, pointer });
    return [{ type: 'text', value: wordsOf(node) }];
  }
  const children = () =>
    readContent(node.content, { pointer, depth: depth + 1, parent: node.nodeType, problems });
  if (!isNodeType(node.nodeType)) {
    problems.push({ problem: unknownNode, detail: { name: node.nodeType }, pointer });
    return children();
  }
  const home = homes[node.nodeType];
  if (home !== undefined && !home.includes(context.parent)) {
    problems.push({ problem: misplaced, detail: { name: node.nodeType }, pointer });
    return children();
  }
  return nodeBuilders[node.nodeType](node, children, pointer);
}

/** The words below a node, read without recursion: it may be nested thousands of levels deep. */
function wordsOf(node: RichTextNode): string {
  const words: string[] = [];
  const open: unknown[] = [node];
  while (open.length > 0) {
    const next = open.pop() as Partial<RichTextNode> | null;
    if (typeof next?.value === 'string') words.push(next.value);
    if (Array.isArray(next?.content)) open.push(...next.content.toReversed());
  }
  return words.join(' ');
}
