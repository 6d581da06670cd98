import type { Excerpt } from '../finding.ts';

/** The length of the context on each side of a quotation, in characters. */
const maxContext = 38;

/** A run of words with its context: whole words, with a mark where others are left out. */
export const excerptAt = (words: string, start: number, end: number): Excerpt => ({
  before: lastWords(words.slice(0, start)),
  bad: words.slice(start, end),
  after: firstWords(words.slice(end)),
});

const lastWords = (text: string): string =>
  text.length <= maxContext ? text : `…${text.slice(-maxContext).replace(/^\S*\s/u, '')}`;

const firstWords = (text: string): string =>
  text.length <= maxContext ? text : `${text.slice(0, maxContext).replace(/\s\S*$/u, '')}…`;
