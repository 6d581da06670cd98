import type { ElementContent } from 'hast';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';

/** The words of a formatted text, with those of entries in it, in one line. */
export function plainText(text: RichText | undefined): string {
  return text === undefined ? '' : squeeze(text.children.map(wordsOf).join(''));
}

export const plainWords = (node: ElementContent): string => squeeze(wordsOf(node));

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === embedTag) return wordsIn(node.data?.node?.fields);
  const words = node.children.map(wordsOf).join('');
  return withinLine.has(node.tagName) ? words : ` ${words} `;
}

const withinLine = new Set('a strong em u s del sub sup code span'.split(' '));

/** The texts of an entry, its parts and its cells. A text is an object with children. */
function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(wordsIn).join(' ');
  if ('children' in value) return ` ${(value as RichText).children.map(wordsOf).join('')} `; // no field else has children
  return Object.values(value).map(wordsIn).join(' ');
}

const squeeze = (words: string): string => words.replace(/\s+/gu, ' ').trim();
