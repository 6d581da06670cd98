import type { ElementContent, Root } from 'hast';
import { malformed } from '../../rules/rich-text/malformed.ts';
import { misplaced } from '../../rules/rich-text/misplaced.ts';
import { tooDeep } from '../../rules/rich-text/too-deep.ts';
import { unknownNode } from '../../rules/rich-text/unknown-node.ts';
import { type MarkedText, foldMarks, readMarks } from './marks.ts';
import { allowedParents, isNodeType, nodeBuilders, type RichTextNode } from './nodes.ts';
import type { TextProblem } from '../text.ts';

/** The greatest depth of nested nodes. Deeper text is kept without its structure. */
export const maxDepth = 100;

/**
 * Contentful's rich text as hast. An unknown node is replaced by its children, a node that is nested too deep by its words. Links and
 * embeds keep ids in `data-` properties for the link stage. If `isPlaced`, elements have the pointer of their source node.
 * Source: @contentful/rich-text-types 17, BLOCKS and INLINES.
 */
export function documentToHast(
  document: { readonly content: readonly unknown[] },
  isPlaced = true,
): {
  tree: Root;
  problems: readonly TextProblem[];
} {
  const problems: TextProblem[] = [];
  const within = { pointer: '', depth: 0, parent: 'document', isPlaced, problems };
  return { tree: { type: 'root', children: readContent(document.content, within) }, problems };
}

interface Within {
  /** The pointer of the node whose content is read. */
  readonly pointer: string;
  readonly depth: number;
  /** Its node type. */
  readonly parent: string;
  readonly isPlaced: boolean;
  readonly problems: TextProblem[];
}

function readContent(content: readonly unknown[], within: Within): ElementContent[] {
  const out: ElementContent[] = [];
  let line: MarkedText[] = [];
  for (let index = 0; index < content.length; index += 1) {
    const pointer = `${within.pointer}/content/${index}`;
    const node = readNode(content[index], pointer, within.problems);
    if (node === undefined) continue;
    if (node.nodeType === 'text') {
      const text = readMarks(node, pointer, within.problems);
      if (text.value !== '') line.push(text);
    } else {
      if (line.length > 0) {
        foldMarks(line, out);
        line = [];
      }
      addNode(node, pointer, within, out);
    }
  }
  return foldMarks(line, out);
}

function readNode(value: unknown, pointer: string, problems: TextProblem[]): RichTextNode | undefined {
  const node = value as Partial<RichTextNode> | null;
  const fault =
    typeof node !== 'object' || node === null
      ? 'a node is not an object'
      : typeof node.nodeType !== 'string'
        ? 'a node has no nodeType'
        : node.nodeType === 'text'
          ? typeof node.value !== 'string' && 'a text has no value'
          : !Array.isArray(node.content) && `the node "${node.nodeType}" has no content`;
  if (!fault) return (node?.data ?? undefined) === undefined ? withData(node) : (node as RichTextNode);
  problems.push({ problem: malformed, detail: { name: fault }, pointer });
  return undefined;
}

const withData = (node: Partial<RichTextNode> | null): RichTextNode => ({
  ...(node as RichTextNode),
  data: {},
});

function addNode(node: RichTextNode, pointer: string, within: Within, out: ElementContent[]): void {
  const { depth, parent, isPlaced, problems } = within;
  if (depth >= maxDepth) {
    problems.push({ problem: tooDeep, detail: { name: String(maxDepth) }, pointer });
    out.push({ type: 'text', value: wordsOf(node) });
    return;
  }
  const children = () =>
    readContent(node.content, { pointer, depth: depth + 1, parent: node.nodeType, isPlaced, problems });
  const add = (built: readonly ElementContent[]) => {
    for (const each of built) out.push(each);
  };
  if (!isNodeType(node.nodeType)) {
    problems.push({ problem: unknownNode, detail: { name: node.nodeType }, pointer });
    return add(children());
  }
  const parents = allowedParents[node.nodeType];
  if (parents !== undefined && !parents.includes(parent)) {
    problems.push({ problem: misplaced, detail: { name: node.nodeType }, pointer });
    return add(children());
  }
  out.push(nodeBuilders[node.nodeType](node, children, isPlaced ? pointer : undefined));
}

/** All words below a node. It works without recursion, because nodes may be nested thousands of levels deep. */
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
