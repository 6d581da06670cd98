import type { ElementContent } from 'hast';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { embedTag, type RichText } from '../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';

/** The words that a reader sees in a node, its parts included, with a space between blocks. Without the title. */
export const wordsOf = (node: ContentNode): string => squeeze(rawWords(node));

export const wordsOfText = (text: RichText): string => squeeze(rawWordsOfText(text));

function rawWords(node: ContentNode): string {
  const definition: ContentTypeDefinition = contentTypes[node.type];
  const fields: Readonly<Record<string, unknown>> = node.fields;
  const words = Object.entries(definition.fields).map(([name, field]) => {
    const value = fields[name];
    if (value === undefined) return '';
    if (field.kind === 'richText' || field.kind === 'code') return rawWordsOfText(value as RichText);
    if (field.kind === 'part') return headedWords(value as ContentNode);
    if (field.kind === 'parts') return (value as readonly ContentNode[]).map(headedWords).join(' ');
    if (field.kind === 'cells')
      return (value as readonly (readonly RichText[])[]).flat().map(rawWordsOfText).join(' ');
    if (name === 'shortDescription') return value as string;
    return '';
  });
  return words.join(' ');
}

/** A part is read with its heading. */
function headedWords(node: ContentNode): string {
  const { heading }: ContentTypeDefinition = contentTypes[node.type];
  const title =
    heading === undefined ? undefined : (node.fields as Record<string, unknown>)[heading.titleField];
  return `${typeof title === 'string' ? title : ''} ${rawWords(node)}`;
}

const rawWordsOfText = (text: RichText): string => text.children.map(wordsOfHast).join(' ');

function wordsOfHast(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === embedTag) return node.data?.node ? headedWords(node.data.node) : '';
  const separator = /^(?:a|strong|em|u|s|del|sub|sup|code|span)$/u.test(node.tagName) ? '' : ' ';
  return node.children.map(wordsOfHast).join('') + separator;
}

/** Once for a whole text: its parts are put together as they are. */
const squeeze = (words: string): string => words.replace(/\s+/gu, ' ').trim();

/** The first words of a text: whole words, up to a length in characters. */
export function abstractOf(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  const end = cut.lastIndexOf(' ');
  // some languages write no spaces; half of a character may be left at the end then
  const whole = end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/u, '');
  return `${whole.replace(/[\s,;:.]+$/u, '')}…`;
}
