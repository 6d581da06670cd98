import type { Excerpt } from '../finding.ts';

/** How much is quoted on each side of words, in characters. */
const maxContext = 38;

/** A run of words with what stands around it: whole words, with a mark where others are left out. */
export const excerptAt = (words: string, start: number, end: number): Excerpt => ({
  before: lastWords(words.slice(0, start)),
  bad: words.slice(start, end),
  after: firstWords(words.slice(end)),
});

const lastWords = (text: string): string =>
  text.length <= maxContext ? text : `…${text.slice(-maxContext).replace(/^\S*\s/u, '')}`;

const firstWords = (text: string): string =>
  text.length <= maxContext ? text : `${text.slice(0, maxContext).replace(/\s\S*$/u, '')}…`;
