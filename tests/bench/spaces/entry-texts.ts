import type { Node as MarkdownNode } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isRecord } from '../../../schemas/base/is-record.ts';
import type { PublishedEntry, SpaceField, SpaceType } from './published-space.ts';

/** The texts of an entry that are for readers: rich texts, Markdown, short texts; not addresses, ids, colours, choices and JSON. */
export const textsOf = ({ values }: PublishedEntry, { fields }: SpaceType): readonly string[] =>
  fields.filter(isForReaders).flatMap((field) => textsIn(values[field.id], field));

/** A field that says by its type, name or widget that nobody is meant to read it is left aside. */
export const isForReaders = ({ id, name, type, widget, isChoice }: SpaceField): boolean =>
  /^(?:Symbol|Text|RichText|Array of Symbol)$/u.test(type) &&
  !isChoice &&
  widget !== 'slugEditor' &&
  widget !== 'urlEditor' &&
  ![id, name].some((each) => notForReaders.test(spaced(each)));

const notForReaders =
  /\b(?:internal|admin|keywords?|slug|url|uri|href|permalink|colou?r|icon|css|class(?:name)?|anchor|html id|embed|tracking|token)\b/u;

const spaced = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')
    .replaceAll(/[_-]+/gu, ' ')
    .toLowerCase();

function textsIn(value: unknown, { type }: SpaceField): readonly string[] {
  if (type === 'RichText') return [textOfDocument(value)];
  const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
  if (type === 'Text') return texts.map((text) => textOfMarkdown(text));
  return texts.filter((text) => !isCode(text));
}

/** A short text that is no words: an address, a colour, an id. */
const isCode = (text: string): boolean =>
  /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\(.*\)|[\w.+-]+@[\w.-]+|\/[\w./#?=&%-]*|[a-z\d]+(?:[-_][a-z\d]+)+|(?=\S*\d)(?=\S*[a-z])\w{10,})$/iu.test(
    text.trim(),
  );

/** Blocks are apart, and what stands in a line is not: a word may have two formats. It uses a stack, because content can be deep. */
export function textOfDocument(value: unknown): string {
  let text = '';
  const left: unknown[] = [value];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node === 'string') text += node;
    if (!isRecord(node)) continue;
    if (typeof node['value'] === 'string') text += node['value'];
    if (!Array.isArray(node['content'])) continue;
    const isInLine = /hyperlink|inline/u.test(String(node['nodeType']));
    left.push(...(isInLine ? node['content'] : [...node['content'], ' ']).toReversed());
  }
  return text;
}

export const textOfMarkdown = (markdown: string): string =>
  textOfNode(unified().use(remarkParse).use(remarkGfm).parse(markdown));

const inLine = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'inlineCode',
  'html',
]);

function textOfNode(node: MarkdownNode): string {
  const own =
    node.type === 'html'
      ? withoutTags(stringIn(node, 'value'))
      : stringIn(node, 'value') || stringIn(node, 'alt');
  const inner = 'children' in node && Array.isArray(node.children) ? node.children : [];
  const text = own + inner.map((child: MarkdownNode) => textOfNode(child)).join('');
  return inLine.has(node.type) ? text : `${text} `;
}

const stringIn = (node: object, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(node, name)?.value;
  return typeof value === 'string' ? value : '';
};

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gisu, ' ')
    .replaceAll(
      /<\/?(?:p|div|br|li|ul|ol|h\d|td|tr|th|table|iframe|img|video|figure|section)\b[^>]*>/giu,
      ' ',
    )
    .replaceAll(/<[^>]*>/gu, '');
