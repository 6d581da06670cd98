import type { Element, ElementContent } from 'hast';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';
import { isEmptyBlock } from '../drop-empty.ts';
import { element } from '../element.ts';
import { headingLevel } from '../heading-level.ts';

/** A node of a rich text document with valid members; its children are not checked yet. */
export interface RichTextNode {
  readonly nodeType: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content: readonly unknown[];
  readonly value: unknown;
  readonly marks: unknown;
}

/** Builds the element for a node from its children and its pointer. */
type Build = (
  node: RichTextNode,
  children: () => ElementContent[],
  pointer: string | undefined,
) => ElementContent;

const wrap =
  (tagName: string): Build =>
  (_node, children, pointer) =>
    element(tagName, {}, children(), pointer);

/** A cell or an item with a single paragraph gets the words without the paragraph. */
const wrapLone =
  (tagName: string): Build =>
  (node, children, pointer) =>
    element(tagName, spans(node.data), unwrapLoneParagraph(children()), pointer);

const embed =
  (property: 'dataEntry' | 'dataAsset', inline: boolean): Build =>
  (node, _children, pointer) =>
    element(embedTag, { [property]: targetId(node), ...(inline && { dataInline: true }) }, [], pointer);

const linkBy =
  (property: 'dataEntry' | 'dataAsset'): Build =>
  (node, children, pointer) =>
    element('a', { [property]: targetId(node) }, children(), pointer);

const resource =
  (tagName: string): Build =>
  (node, children, pointer) =>
    element(tagName, { dataResource: targetUrn(node) }, children(), pointer);

/** Every node of Contentful but the text. Source: @contentful/rich-text-types 17, BLOCKS and INLINES. */
export const nodeBuilders = {
  paragraph: (_node, children, pointer) => paragraph(children(), pointer),
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
  hr: (_node, _children, pointer) => element('hr', {}, [], pointer),
  table: wrap('table'),
  'table-row': wrap('tr'),
  'table-header-cell': wrapLone('th'),
  'table-cell': wrapLone('td'),
  'embedded-entry-block': embed('dataEntry', false),
  'embedded-entry-inline': embed('dataEntry', true),
  'embedded-asset-block': embed('dataAsset', false),
  'embedded-resource-block': resource(embedTag),
  'embedded-resource-inline': resource(embedTag),
  hyperlink: (node, children, pointer) =>
    element('a', { href: typeof node.data['uri'] === 'string' ? node.data['uri'] : '' }, children(), pointer),
  'entry-hyperlink': linkBy('dataEntry'),
  'asset-hyperlink': linkBy('dataAsset'),
  'resource-hyperlink': resource('a'),
} satisfies Record<string, Build>;

export type NodeType = keyof typeof nodeBuilders;

/** Nodes that are only valid inside certain parents. */
export const allowedParents: Partial<Record<NodeType, readonly string[]>> = {
  'list-item': ['unordered-list', 'ordered-list'],
  'table-row': ['table'],
  'table-header-cell': ['table-row'],
  'table-cell': ['table-row'],
};

export const isNodeType = (nodeType: string): nodeType is NodeType => Object.hasOwn(nodeBuilders, nodeType);

/** A paragraph that contains only code with line breaks becomes a code block. */
function paragraph(children: ElementContent[], pointer: string | undefined): ElementContent {
  const code = loneCode(children);
  const isCodeBlock = code?.children.some((child) => child.type === 'element' && child.tagName === 'br');
  if (!isCodeBlock || code === undefined) return element('p', {}, fromFirstWord(children), pointer);
  const lines = code.children.map((child) => (child.type === 'text' ? child.value : '\n')).join('');
  return element('pre', {}, [element('code', {}, [{ type: 'text', value: lines }])], pointer);
}

/** Without the line breaks at the start, which would show as a gap above the text. */
function fromFirstWord(children: ElementContent[]): ElementContent[] {
  const start = children.findIndex((child) => child.type !== 'element' || child.tagName !== 'br');
  return start > 0 ? children.slice(start) : children;
}

/** The code of a text that contains only code and white space. */
function loneCode(children: readonly ElementContent[]): Element | undefined {
  let code: Element | undefined;
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (code !== undefined || child.type !== 'element' || child.tagName !== 'code') return undefined;
    code = child;
  }
  return code;
}

function unwrapLoneParagraph(all: ElementContent[]): ElementContent[] {
  const children = all.filter((child) => isHeading(child) || !isEmptyBlock(child));
  const paragraphs = children.filter(isParagraph);
  const [lone] = paragraphs;
  if (lone === undefined || paragraphs.length !== 1) return children;
  if (children.length === 1) return lone.children;
  return children.flatMap((child) => (child === lone ? lone.children : [child]));
}

/** Empty headings stay here: `dropEmpty` removes them and reports them. */
const isHeading = (child: ElementContent): boolean =>
  child.type === 'element' && headingLevel(child) !== undefined;

const isParagraph = (child: ElementContent): child is Element =>
  child.type === 'element' && child.tagName === 'p';

function spans(data: RichTextNode['data']): Record<string, number> {
  if (data['colspan'] === undefined && data['rowspan'] === undefined) return {};
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
const targetId = ({ data }: RichTextNode): string => textOr((data as TargetData).target?.sys?.id);
const targetUrn = ({ data }: RichTextNode): string => textOr((data as TargetData).target?.sys?.urn);
const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
