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
 * letter or two mistyped. The best come first.
 */
export function openSimilarTitles(
  items: readonly AutocompleterItem[],
  language: string,
): (typed: string) => Match[] {
  const isFunctionWord = functionWordTest(language);
  const index = new MiniSearch<{ readonly place: number; readonly repr: string }>({
    idField: 'place',
    fields: ['repr'],
    tokenize: (text) => wordsIn(text, language).map(({ word }) => word),
    processTerm: (word) => !isFunctionWord(word) && word,
    searchOptions: {
      tokenize: (text) =>
        wordsIn(text, language)
          .map(({ word }) => word)
          .filter((word) => !isFunctionWord(word))
          .slice(0, maxWords),
      combineWith: 'AND',
      prefix: (_, place, words) => place === words.length - 1,
      fuzzy: (word) => word.length >= minMistyped && (word.length < minTwiceMistyped ? 1 : 2),
    },
  });
  index.addAll(items.map(({ repr }, place) => ({ place, repr })));
  return (typed) =>
    index.search(typed).flatMap(({ id, terms }) => {
      const item = items[Number(id)];
      const first = item && wordsIn(item.repr, language).find(({ word }) => terms.includes(word));
      return item && first ? [{ item, start: first.start, end: first.end }] : [];
    });
}
