import { wordsIn } from '../../schemas/search/words.ts';
import type { Coverage } from './coverage.ts';
import type { Part } from './part.ts';

/** How much of what is asked stands close together in a part, each from 0 to 1. */
export interface Closeness {
  /** In the heading, where it says little else. */
  readonly inTitle: number;
  /** In the heading and the best sentence, step or row together. */
  readonly inUnit: number;
}

export function closenessOf({ title, units }: Part, coverage: Coverage): Closeness {
  const ofTitle = distinctWords(title);
  const matching = ofTitle.filter((word) => coverage([word]) > 0).length;
  return {
    inTitle: (coverage(ofTitle) * matching) / Math.max(1, ofTitle.length),
    inUnit: Math.max(0, ...units.map(({ words }) => coverage([...ofTitle, ...distinctWords(words)]))),
  };
}

export const distinctWords = (text: string): string[] => [...new Set(wordsIn(text).map(({ word }) => word))];

export const wordsOfPart = ({ title, above, units }: Part): string[] =>
  distinctWords([title, ...above, ...units.map(({ words }) => words)].join('\n'));
