import type { ElementContent } from 'hast';
import type { ContentNode, OtherFieldOfNode } from '../../schemas/bundle/node.ts';
import { embedTag, type RichText } from '../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { beginningOf } from '../../schemas/base/text/cut.ts';
import { contentTypes } from '../../schemas/content/index.ts';

/** The words that a reader sees in a node, its parts included, with a space between blocks. Without the title. Read once. */
export function wordsOf(node: ContentNode): string {
  const known = read.get(node) ?? squeeze(rawWords(node));
  read.set(node, known);
  return known;
}

const read = new WeakMap<ContentNode, string>();

export const wordsOfText = (text: RichText): string => squeeze(rawWordsOfText(text));

function rawWords(node: ContentNode): string {
  const definition: ContentTypeDefinition = contentTypes[node.type];
  const fields: Readonly<Record<string, unknown>> = node.fields;
  return joined(Object.entries(definition.fields), ([name, field]) => {
    const value = fields[name];
    if (value === undefined) return '';
    if (field.kind === 'richText' || field.kind === 'code') return rawWordsOfText(value as RichText);
    if (field.kind === 'otherFields') return joined(value as readonly OtherFieldOfNode[], valueWords);
    if (field.kind === 'part') return headedWords(value as ContentNode);
    if (field.kind === 'parts') return joined(value as readonly ContentNode[], headedWords);
    if (field.kind === 'cells')
      return joined((value as readonly (readonly RichText[])[]).flat(), rawWordsOfText);
    if (name === 'shortDescription') return value as string;
    return '';
  });
}

/** The value of a field of a type that is not ours. Names of fields, and JSON that is shown as code, are no words to be found. */
function valueWords(field: OtherFieldOfNode): string {
  if (field.kind === 'text') return field.value;
  if (field.kind === 'richText') return rawWordsOfText(field.value);
  if (field.kind === 'list') return field.value.join(' ');
  if (field.kind === 'table') return [field.columns, ...field.value].flat().join(' ');
  return field.kind === 'entries' ? joined(field.value, headedWords) : '';
}

/** A part is read with its heading. */
function headedWords(node: ContentNode): string {
  if (node.type === 'otherEntry') return `${node.fields.title ?? ''} ${rawWords(node)}`;
  const { heading }: ContentTypeDefinition = contentTypes[node.type];
  const title =
    heading === undefined ? undefined : (node.fields as Record<string, unknown>)[heading.titleField];
  return `${typeof title === 'string' ? title : ''} ${rawWords(node)}`;
}

const rawWordsOfText = (text: RichText): string => joined(text.children, wordsOfHast);

/** With a space between, and without a list. */
function joined<Item>(items: readonly Item[], wordsOfItem: (item: Item) => string): string {
  let words = '';
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place];
    if (place > 0) words += ' ';
    if (item !== undefined) words += wordsOfItem(item);
  }
  return words;
}

function wordsOfHast(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === embedTag) return node.data?.node ? headedWords(node.data.node) : '';
  let words = '';
  for (const child of node.children) words += wordsOfHast(child);
  return phrasing.has(node.tagName) ? words : `${words} `;
}

const phrasing = new Set(['a', 'strong', 'em', 'u', 's', 'del', 'sub', 'sup', 'code', 'kbd', 'span']);

/** Collapses white space once for a whole text, after its parts are joined. A single space stays. */
const squeeze = (words: string): string => words.replace(/ \s+|[^\S ]\s*/gu, ' ').trim();

/** The first words of a text: whole words, up to a length in characters. */
export const abstractOf = (words: string, maxLength: number): string =>
  words.length <= maxLength ? words : `${beginningOf(words, maxLength)}…`;
