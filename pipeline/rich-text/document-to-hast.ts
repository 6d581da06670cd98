import type { ElementContent, Root } from 'hast';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { malformed } from '../rules/rich-text/malformed.ts';
import { misplaced } from '../rules/rich-text/misplaced.ts';
import { tooDeep } from '../rules/rich-text/too-deep.ts';
import { unknownNode } from '../rules/rich-text/unknown-node.ts';
import { element } from './element.ts';
import { type MarkedText, foldMarks, readMarks } from './marks.ts';
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

interface RichTextNode {
  readonly nodeType: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content: readonly unknown[];
  readonly value: unknown;
  readonly marks: unknown;
}

type Build = (node: RichTextNode, children: () => ElementContent[], context: Context) => ElementContent[];

const wrap =
  (tagName: string): Build =>
  (_node, children, { pointer }) => [element(tagName, {}, children(), pointer)];

/** A cell or an item with one paragraph shows its words without a paragraph around them. */
const wrapLone =
  (tagName: string): Build =>
  (node, children, { pointer }) => [
    element(tagName, spans(node.data), unwrapLoneParagraph(children()), pointer),
  ];

const embed =
  (property: 'dataEntry' | 'dataAsset', inline: boolean): Build =>
  (node, _children, { pointer }) => [
    element(embedTag, { [property]: targetId(node), ...(inline && { dataInline: true }) }, [], pointer),
  ];

const linkBy =
  (property: 'dataEntry' | 'dataAsset'): Build =>
  (node, children, { pointer }) => [element('a', { [property]: targetId(node) }, children(), pointer)];

const resource =
  (tagName: string): Build =>
  (node, children, { pointer }) => [element(tagName, { dataResource: targetUrn(node) }, children(), pointer)];

const builders = {
  paragraph: (_node, children, { pointer }) => [paragraph(children(), pointer)],
  'heading-1': wrap('h1'),
  'heading-2': wrap('h2'),
  'heading-3': wrap('h3'),
  'heading-4': wrap('h4'),
  'heading-5': wrap('h5'),
  'heading-6': wrap('h6'),
  'unordered-list': wrap('ul'),
  'ordered-list': wrap('ol'),
  'list-item': wrapLone('li'),
  blockquote: wrap('blockquote'),
  hr: (_node, _children, { pointer }) => [element('hr', {}, [], pointer)],
  table: wrap('table'),
  'table-row': wrap('tr'),
  'table-header-cell': wrapLone('th'),
  'table-cell': wrapLone('td'),
  'embedded-entry-block': embed('dataEntry', false),
  'embedded-entry-inline': embed('dataEntry', true),
  'embedded-asset-block': embed('dataAsset', false),
  'embedded-resource-block': resource(embedTag),
  'embedded-resource-inline': resource(embedTag),
  hyperlink: (node, children, { pointer }) => [
    element('a', { href: typeof node.data['uri'] === 'string' ? node.data['uri'] : '' }, children(), pointer),
  ],
  'entry-hyperlink': linkBy('dataEntry'),
  'asset-hyperlink': linkBy('dataAsset'),
  'resource-hyperlink': resource('a'),
} satisfies Record<string, Build>;

type NodeType = keyof typeof builders;

/** Nodes that only mean something inside a certain parent. */
const homes: Partial<Record<NodeType, readonly string[]>> = {
  'list-item': ['unordered-list', 'ordered-list'],
  'table-row': ['table'],
  'table-header-cell': ['table-row'],
  'table-cell': ['table-row'],
};

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
      line.push(readMarks(node, at.pointer, context.problems));
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
  if (!isKnown(node.nodeType)) {
    problems.push({ problem: unknownNode, detail: { name: node.nodeType }, pointer });
    return children();
  }
  const home = homes[node.nodeType];
  if (home !== undefined && !home.includes(context.parent)) {
    problems.push({ problem: misplaced, detail: { name: node.nodeType }, pointer });
    return children();
  }
  return builders[node.nodeType](node, children, context);
}

const isKnown = (nodeType: string): nodeType is NodeType => Object.hasOwn(builders, nodeType);

/** A paragraph of nothing but code with line breaks is what editors make of a code block. */
function paragraph(children: ElementContent[], pointer: string): ElementContent {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isCodeBlock =
    others.length === 0 &&
    only?.type === 'element' &&
    only.tagName === 'code' &&
    only.children.some((child) => child.type === 'element' && child.tagName === 'br');
  if (!isCodeBlock) return element('p', {}, children, pointer);
  const lines = only.children.map((child) => (child.type === 'text' ? child.value : '\n')).join('');
  return element('pre', {}, [element('code', {}, [{ type: 'text', value: lines }])], pointer);
}

function unwrapLoneParagraph(children: ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => child.type === 'element' && child.tagName === 'p');
  if (paragraphs.length !== 1) return children;
  return children.flatMap((child) =>
    child === paragraphs[0] && 'children' in child ? child.children : [child],
  );
}

function spans(data: RichTextNode['data']): Record<string, number> {
  return Object.fromEntries(
    [
      ['colSpan', data['colspan']],
      ['rowSpan', data['rowspan']],
    ].filter((pair): pair is [string, number] => Number.isInteger(pair[1]) && Number(pair[1]) > 1),
  );
}

interface TargetData {
  readonly target?: { readonly sys?: { readonly id?: unknown; readonly urn?: unknown } };
}
const targetId = (node: RichTextNode): string => String((node.data as TargetData).target?.sys?.id ?? '');
const targetUrn = (node: RichTextNode): string => String((node.data as TargetData).target?.sys?.urn ?? '');

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
