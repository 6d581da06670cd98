import type { Found } from './rank.ts';
import type { Sought } from './seek.ts';
import { wordsIn } from './words.ts';

/** Lifts the documents whose title is the query above all others; among themselves they stay as they are. */
export function withExactTitlesFirst(
  found: Found[],
  sought: readonly Sought[],
  titleOf: (document: number) => string,
): Found[] {
  const query = new Set(sought.map(({ word }) => word.word));
  const exact = new Set(
    found.filter((each) => each.titleWords === query.size && isQuery(titleOf(each.document))),
  );
  if (exact.size === 0) return found;
  const most = found.reduce((score, each) => Math.max(score, each.score), 0);
  return found.map((each) => (exact.has(each) ? { ...each, score: most + each.score } : each));

  function isQuery(title: string): boolean {
    const words = new Set(wordsIn(title).map(({ word }) => word));
    return words.size === query.size && [...words].every((word) => query.has(word));
  }
}
