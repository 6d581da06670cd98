import { groupBy } from '../../reporters/group-by.ts';
import type { Language } from '../../answers/words/language.ts';
import type { SearchTally } from '../tally.ts';
import { closeSpellings } from './close-spellings.ts';

/** Searches and questions that ask the same, in other words and other orders; or one address. */
export interface SearchGroup {
  /** The most frequent first. */
  readonly searches: readonly SearchTally[];
  /** How often they were asked without an answer. */
  readonly times: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

interface Words {
  readonly language: Language;
  /** Whether the articles have a word. Such a word is no misspelling of another. */
  readonly isKnown: (word: string) => boolean;
}

/** How often a search found nothing, was rated No, or a question had no answer. */
export const timesUnanswered = ({ values: { noResult, no, guardrail } }: SearchTally): number =>
  noResult + no + guardrail;

/**
 * Groups searches of one language by the stems of their words, in any order, without function words. Misspelled words count as the
 * word that they are near to. The most frequent group comes first. It takes as long as there are searches, not pairs of them.
 */
export function groupSearches(searches: readonly SearchTally[], { language, isKnown }: Words): SearchGroup[] {
  const read = searches.map((search) => ({ search, stems: stemsOf(search.query, language) }));
  const times = new Map<string, number>();
  const known = new Set<string>();
  for (const { search, stems } of read) {
    for (const [word, stem] of stems) {
      times.set(stem, (times.get(stem) ?? 0) + timesUnanswered(search));
      if (isKnown(word)) known.add(stem);
    }
  }
  const spellingOf = closeSpellings(times, known);
  const spelled = read.map(({ search, stems }) => ({
    search,
    joined: [...stems.values()].join(''),
    words: [...stems.values()].map(spellingOf),
  }));
  const apart = new Map(spelled.flatMap(({ joined, words }) => (words.length > 1 ? [[joined, words]] : [])));
  const groups = groupBy(spelled, ({ search, joined, words }) => {
    const parts = words.length > 1 ? words : (apart.get(joined) ?? words); // `giftcard` is `gift card`
    return [...new Set(parts)].toSorted().join(' ') || search.query.toLowerCase();
  });
  return Array.from(groups.values(), (group) => groupOf(group.map(({ search }) => search))).toSorted(
    (a, b) => b.times - a.times || (nameOf(a) < nameOf(b) ? -1 : 1),
  );
}

/** The most frequent wording. */
export const nameOf = ({ searches: [first] }: Pick<SearchGroup, 'searches'>): string => first?.query ?? '';

/** The stem of each word that says something about the subject. */
function stemsOf(
  query: string,
  { subjectWords, contentWords, wordsIn, stem }: Language,
): Map<string, string> {
  const words = [subjectWords, contentWords, wordsIn]
    .map((read) => read(query))
    .find(({ length }) => length > 0);
  return new Map(words?.map(({ word }) => [word, stem(word)]));
}

export function groupOf(searches: readonly SearchTally[]): SearchGroup {
  const sorted = searches.toSorted(
    (a, b) => timesUnanswered(b) - timesUnanswered(a) || (a.query < b.query ? -1 : 1),
  );
  return {
    searches: sorted,
    times: sorted.reduce((sum, each) => sum + timesUnanswered(each), 0),
    firstAt: sorted.map(({ firstAt }) => firstAt).toSorted()[0] ?? '',
    lastAt:
      sorted
        .map(({ lastAt }) => lastAt)
        .toSorted()
        .at(-1) ?? '',
  };
}
