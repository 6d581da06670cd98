import MiniSearch from 'minisearch';
import { functionWordTest } from '../../../../schemas/search/query/function-words.ts';
import { wordsIn } from '../../../../schemas/search/index/words.ts';
import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import type { Match } from './suggestion-of.ts';

/** Another letter makes another word of a shorter one. Two that changed places are two wrong ones. */
const minMistyped = 5;
const minTwiceMistyped = 7;
/** Who types more of them has no title in mind. */
const maxWords = 8;

/**
 * Finds titles that have all typed words but for function words, in any order, the last one perhaps only begun, each with a
 * letter or two mistyped. The best come first, without those that are known.
 */
export function openSimilarTitles(
  items: readonly AutocompleterItem[],
  language: string,
): (typed: string, known: ReadonlySet<AutocompleterItem>, most: number) => Match[] {
  const isFunctionWord = functionWordTest(language);
  const tokenize = (text: string): string[] => wordsIn(text, language).map(({ word }) => word);
  const index = new MiniSearch<{ readonly place: number; readonly repr: string }>({
    idField: 'place',
    fields: ['repr'],
    tokenize,
    processTerm: (word) => !isFunctionWord(word) && word,
    searchOptions: {
      tokenize: (text) =>
        tokenize(text)
          .filter((word) => !isFunctionWord(word))
          .slice(0, maxWords),
      combineWith: 'AND',
      prefix: (_, place, words) => place === words.length - 1,
      fuzzy: (word) => word.length >= minMistyped && (word.length < minTwiceMistyped ? 1 : 2),
    },
  });
  index.addAll(items.map(({ repr }, place) => ({ place, repr })));
  return (typed, known, most) => {
    const matches: Match[] = [];
    for (const { id, terms } of index.search(typed)) {
      if (matches.length === most) break;
      const item = items[Number(id)];
      const first = item && wordsIn(item.repr, language).find(({ word }) => terms.includes(word));
      if (item && first && !known.has(item)) matches.push({ item, start: first.start, end: first.end });
    }
    return matches;
  };
}
