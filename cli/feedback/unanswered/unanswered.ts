import type { SearchTally } from '../tally.ts';
import { groupSearches, nameOf, type SearchGroup, timesUnanswered } from './group-searches.ts';
import { looserSynonyms } from './looser-synonyms.ts';
import type { Candidate, OpenedIndex } from './opened-index.ts';
import { proposeSynonym } from './propose-synonym.ts';

/** What readers asked without an answer, and what is there for it today. */
export interface Unanswered extends SearchGroup {
  /** Undefined if the site has one. */
  readonly locale: string | undefined;
  readonly today: Today;
}

/**
 * `found`: the search finds a page today. `page`: it does not, or readers said No, but a page should answer. `gap`: no page does; the nearest
 * ones, if there are any.
 */
export type Today =
  | { readonly kind: 'found'; readonly page: Candidate }
  | {
      readonly kind: 'page';
      readonly page: Candidate;
      /** Words of readers, and those of the page. Undefined if no synonym brings the page among the first results. */
      readonly synonym: readonly [string, string] | undefined;
    }
  | { readonly kind: 'gap'; readonly nearest: readonly Candidate[] };

/** The proposed synonym, if there is one. */
export const synonymOf = (today: Today) => (today.kind === 'page' ? today.synonym : undefined);

/** What is found now comes last, the most frequent of the rest first. */
export const byUrgency = (a: Unanswered, b: Unanswered): number =>
  Number(a.today.kind === 'found') - Number(b.today.kind === 'found') || b.times - a.times;

/** Below it, no page answers. */
const leastConfidence = 0.6;

/** What readers asked without an answer in one locale. */
export function unansweredIn(opened: OpenedIndex, searches: readonly SearchTally[]): readonly Unanswered[] {
  const { language, vocabulary, search } = opened;
  const asked = searches.filter((each) => timesUnanswered(each) > 0);
  const groups = groupSearches(asked, {
    language,
    isKnown: (word) => vocabulary.termOf(word) !== undefined,
  });
  const words = groups.flatMap((group) => language.contentWords(nameOf(group)).map(({ word }) => word));
  const looser = looserSynonyms([...new Set(words)], opened);
  const groupsOf = new Map(looser.map((group) => [group[0], group]));
  const stemsIn = (text: string) => language.contentWords(text).map(({ word }) => language.stem(word));
  return groups
    .map((group) => ({ ...group, locale: group.searches[0]?.locale, today: todayOf(group) }))
    .toSorted(byUrgency);

  function todayOf(group: SearchGroup): Today {
    const query = nameOf(group);
    const [first] = search(query);
    const own = language.contentWords(query).flatMap(({ word }) => [groupsOf.get(word) ?? []]);
    const nearest = search(query, own);
    const about = [first ?? [], nearest].flat().filter((each) => isAbout(each, [query, ...own.flat()]));
    const page = first !== undefined && isAnswer(first) ? first : about.find(isAnswer);
    if (page !== undefined && page.url === first?.url && hasChanged(page, group))
      return { kind: 'found', page };
    if (page === undefined) return { kind: 'gap', nearest: nearest.filter((each) => about.includes(each)) };
    return { kind: 'page', page, synonym: proposeSynonym(query, page, { ...opened, looser: own }) };
  }

  /** Whether the title or a heading of a page has a word of these texts. */
  function isAbout({ title, headings }: Candidate, texts: readonly string[]): boolean {
    const stems = new Set(texts.flatMap(stemsIn));
    return [title, ...headings].flatMap(stemsIn).some((each) => stems.has(each));
  }
}

const isAnswer = ({ confidence }: Candidate): boolean => confidence >= leastConfidence;

/** A page that was found already, and did not help, answers only if it is newer. */
const hasChanged = ({ updatedAt }: Candidate, { searches, lastAt }: SearchGroup): boolean =>
  updatedAt > lastAt || searches.every(({ values }) => values.no + values.guardrail === 0);
