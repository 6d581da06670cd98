import type { QueryTerm } from './query/seek.ts';
import type { Vocabulary } from './index/vocabulary.ts';

/** The query with its misspelled words as they are probably meant; undefined where nothing is known. */
export function suggestionFor(
  query: string,
  misspelled: readonly QueryTerm[],
  { wordOf }: Vocabulary,
): string | undefined {
  let text = query;
  for (const { word, expansions } of misspelled.toReversed()) {
    const [meant] = expansions;
    if (meant === undefined) continue;
    const words = meant.terms.map(wordOf).join(' ');
    text = `${text.slice(0, word.start)}${words}${text.slice(word.end)}`;
  }
  return text === query ? undefined : text.trim();
}
