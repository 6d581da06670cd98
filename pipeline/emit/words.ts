import type { ElementContent } from 'hast';
import type { ContentNode, OtherFieldOfNode } from '../../schemas/bundle/node.ts';
import { embedTag, type RichText } from '../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { beginningOf } from '../../schemas/base/text/cut.ts';
import { contentTypes } from '../../schemas/content/index.ts';

/** What a reader sees in a node or a text, without markup. */
export interface Words {
  /** Its sentences and headings: a space between blocks, and a middle dot between a heading and its neighbours. */
  prose: string;
  /** Its code blocks. They are found, and are no part of an excerpt. */
  code: string;
}

/** The words of a node, its parts included, without the title. Read once. */
export function wordsOf(node: ContentNode): Readonly<Words> {
  const known = read.get(node);
  if (known !== undefined) return known;
  const words = { prose: '', code: '' };
  readNode(node, words);
  const squeezed = { prose: squeeze(words.prose), code: squeeze(words.code) };
  read.set(node, squeezed);
  return squeezed;
}

const read = new WeakMap<ContentNode, Readonly<Words>>();

/** All words of a text. */
export function wordsOfText(text: RichText): string {
  const words = { prose: '', code: '' };
  readText(text, words);
  return squeeze(`${words.prose} ${words.code}`);
}

function readNode(node: ContentNode, words: Words): void {
  const definition: ContentTypeDefinition = contentTypes[node.type];
  const fields: Readonly<Record<string, unknown>> = node.fields;
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = fields[name];
    if (value === undefined) continue;
    if (field.kind === 'richText') readText(value as RichText, words);
    else if (field.kind === 'code') words.code += `${wordsOfText(value as RichText)} `;
    else if (field.kind === 'otherFields') {
      for (const each of value as readonly OtherFieldOfNode[]) readValue(each, words);
    } else if (field.kind === 'part') readPart(value as ContentNode, words);
    else if (field.kind === 'parts') {
      for (const part of value as readonly ContentNode[]) readPart(part, words);
    } else if (field.kind === 'cells') {
      for (const cell of (value as readonly (readonly RichText[])[]).flat()) readText(cell, words);
    } else if (name === 'shortDescription') words.prose += `${value as string} `;
  }
}

/** The value of a field of a type that is not ours. Names of fields, and JSON that is shown as code, are no words to be found. */
function readValue(field: OtherFieldOfNode, words: Words): void {
  if (field.kind === 'text') words.prose += `${field.value} `;
  if (field.kind === 'richText') readText(field.value, words);
  if (field.kind === 'list') words.prose += `${field.value.join(' ')} `;
  if (field.kind === 'table') words.prose += `${[field.columns, ...field.value].flat().join(' ')} `;
  if (field.kind === 'entries') for (const entry of field.value) readPart(entry, words);
}

/** A part is read with its heading. */
function readPart(node: ContentNode, words: Words): void {
  const fields: Readonly<Record<string, unknown>> = node.fields;
  const { heading }: ContentTypeDefinition = contentTypes[node.type];
  const title = fields[node.type === 'otherEntry' ? 'title' : (heading?.titleField ?? '')];
  if (typeof title === 'string') words.prose += asHeading(title);
  readNode(node, words);
}

/** Joins a heading with what is around it; `squeeze` removes the dots that nothing needs. */
const asHeading = (title: string): string => (title.trim() === '' ? ' ' : ` · ${title} · `);

function readText(text: RichText, words: Words): void {
  for (const child of text.children) readHast(child, words);
  words.prose += ' ';
}

function readHast(node: ElementContent, words: Words): void {
  if (node.type === 'text') words.prose += node.value;
  if (node.type !== 'element') return;
  const { tagName, children } = node;
  if (tagName === embedTag) {
    if (node.data?.node) readPart(node.data.node, words);
    return;
  }
  const own = apart.has(tagName) ? { prose: '', code: '' } : words;
  for (const child of children) readHast(child, own);
  if (tagName === 'pre') words.code += `${own.prose} `;
  else if (own !== words) words.prose += asHeading(own.prose);
  if (!phrasing.has(tagName)) words.prose += ' ';
}

/** Headings and code blocks. */
const apart = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
const phrasing = new Set(['a', 'strong', 'em', 'u', 's', 'del', 'sub', 'sup', 'code', 'kbd', 'span']);

/** Collapses white space once for a whole text, and its dots: none follows the end of a sentence or is at an end of the text. */
const squeeze = (words: string): string =>
  words
    .replace(/ \s+|[^\S ]\s*/gu, ' ')
    .replace(/(?: ·)+(?= |$)/gu, ' ·')
    .replace(/(^|[.!?:…。！？：]["'”’)」]*) ·(?= |$)/gu, '$1')
    .replace(/ · ?$/u, '')
    .trim();

/** The first words of a text: whole words, up to a length in characters. */
export const abstractOf = (words: string, maxLength: number): string =>
  words.length <= maxLength ? words : `${beginningOf(words, maxLength)}…`;
