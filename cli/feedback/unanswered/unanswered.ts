import type { SearchTally } from '../tally.ts';
import { wordsOfAddress } from '../../../schemas/base/text/words-of-address.ts';
import { groupOf, groupSearches, nameOf, type SearchGroup, timesUnanswered } from './group-searches.ts';
import { looserSynonyms } from './looser-synonyms.ts';
import { todayAt } from './missing-address.ts';
import type { Candidate, OpenedIndex } from './opened-index.ts';
import { proposeSynonym } from './propose-synonym.ts';
import type { Today } from './today.ts';

/** What readers asked without an answer, and what is there for it today. */
export interface Unanswered extends SearchGroup {
  /** Undefined if the site has one. */
  readonly locale: string | undefined;
  readonly today: Today;
}

/** Whether an address is meant, not a search. */
export const isAddress = ({ searches: [first] }: Pick<SearchGroup, 'searches'>): boolean =>
  first?.isAddress === true;

/** What is found now comes last, the most frequent of the rest first. */
export const byUrgency = (a: Unanswered, b: Unanswered): number =>
  Number(a.today.kind === 'found') - Number(b.today.kind === 'found') || b.times - a.times;

/** Below it, no page answers. */
const leastConfidence = 0.6;

/** What readers asked without an answer in one locale: searches, questions, and addresses that did not exist. */
export function unansweredIn(opened: OpenedIndex, searches: readonly SearchTally[]): readonly Unanswered[] {
  const { language, vocabulary, search } = opened;
  const asked = searches.filter((each) => timesUnanswered(each) > 0);
  const addresses = asked.filter((each) => each.isAddress).map((each) => groupOf([each]));
  const groups = groupSearches(
    asked.filter((each) => !each.isAddress),
    { language, isKnown: (word) => vocabulary.termOf(word) !== undefined },
  );
  const words = [...groups, ...addresses].flatMap((group) =>
    language.contentWords(queryOf(group)).map(({ word }) => word),
  );
  const looser = looserSynonyms([...new Set(words)], opened);
  const groupsOf = new Map(looser.map((group) => [group[0], group]));
  const stemsIn = (text: string) => language.contentWords(text).map(({ word }) => language.stem(word));
  return [...groups, ...addresses]
    .map((group) => ({ ...group, locale: group.searches[0]?.locale, today: todayOf(group) }))
    .toSorted(byUrgency);

  function todayOf(group: SearchGroup): Today {
    const query = queryOf(group);
    const [first] = search(query);
    const own = language.contentWords(query).flatMap(({ word }) => [groupsOf.get(word) ?? []]);
    const nearest = search(query, own);
    const texts = [query, ...own.flat()];
    const about = [first ?? [], nearest].flat().filter((each) => isAbout(each, texts));
    if (isAddress(group)) {
      const named = about.filter(({ title }) => isAbout({ title, headings: [] }, texts));
      return todayAt(nameOf(group), { ...opened, about, named });
    }
    const page = first !== undefined && isAnswer(first) ? first : about.find(isAnswer);
    if (page !== undefined && page.url === first?.url && hasChanged(page, group))
      return { kind: 'found', page };
    if (page === undefined) return { kind: 'gap', nearest: nearest.filter((each) => about.includes(each)) };
    return { kind: 'page', page, proposal: proposeSynonym(query, page, { ...opened, looser: own }) };
  }

  /** Whether the title or a heading of a page has a word of these texts. */
  function isAbout(
    { title, headings }: Pick<Candidate, 'title' | 'headings'>,
    texts: readonly string[],
  ): boolean {
    const stems = new Set(texts.flatMap(stemsIn));
    return [title, ...headings].flatMap(stemsIn).some((each) => stems.has(each));
  }
}

/** The words to search for. */
const queryOf = (group: SearchGroup): string =>
  isAddress(group) ? wordsOfAddress(nameOf(group)) : nameOf(group);

const isAnswer = ({ confidence }: Candidate): boolean => confidence >= leastConfidence;

/** A page that was found already, and did not help, answers only if it is newer. */
const hasChanged = ({ updatedAt }: Candidate, { searches, lastAt }: SearchGroup): boolean =>
  updatedAt > lastAt || searches.every(({ values }) => values.no + values.guardrail === 0);
