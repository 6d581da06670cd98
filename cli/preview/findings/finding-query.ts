import { severities, type Severity } from '../../../schemas/report/diagnostic.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { type Grouping, groupings } from '../../reporters/grouping.ts';
import { type Choice, counted } from '../../reporters/html/controls.ts';
import { ownerIn } from '../../reporters/html/owner.ts';
import { readableSpotOf } from '../../reporters/text/place.ts';
import type { PlacedFinding } from './findings-in-place.ts';

/** The filters of the findings page. An empty text filters nothing. */
export interface FindingFilters {
  /** Words that a finding must have, in any case. */
  readonly text: string;
  readonly severity: Severity | '';
  /** A rule's id, or a category with a slash at its end. */
  readonly rule: string;
  readonly type: string;
  /** Who changed the entry last. */
  readonly person: string;
  /** A URL, or `nowhere`. */
  readonly page: string;
}

export interface FindingQuery extends FindingFilters {
  readonly group: Grouping;
  /** The page of the list. The first is 1. */
  readonly at: number;
}

const maxCharacters = 500;

/** Reads the query of an address. Unknown values filter nothing. */
export function findingQuery(params: URLSearchParams): FindingQuery {
  const given = (name: string) => (params.get(name) ?? '').trim().slice(0, maxCharacters);
  const page = given('page');
  return {
    text: given('text'),
    severity: severities.find((each) => each === given('severity')) ?? '',
    rule: given('rule'),
    type: given('type'),
    person: given('person'),
    page: page.startsWith('/') ? toRoutePath(page) : page,
    group: groupings.find((each) => each === given('group')) ?? 'cause',
    at: /^[1-9]\d{0,6}$/u.test(given('at')) ? Number(given('at')) : 1,
  };
}

const noFilters: FindingQuery = findingQuery(new URLSearchParams());

/** The query as an address has it, without what stands for nothing. */
export const queryText = (query: Partial<FindingQuery>): string =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([name, value]) => value !== noFilters[name as keyof FindingQuery]) // the keys of a query
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** The findings that match all filters, and how many match for each choice of a filter beside the others. */
export interface FoundFindings {
  readonly findings: readonly PlacedFinding[];
  readonly choices: Readonly<Record<ChosenFilter, readonly Choice[]>>;
}

export type ChosenFilter = Exclude<keyof FindingFilters, 'text'>;

/** `titleOf`: what editors call a page. */
export function findFindings(
  all: readonly PlacedFinding[],
  query: FindingFilters,
  titleOf: (url: RoutePath) => string,
): FoundFindings {
  const words = query.text.toLowerCase().split(/\s+/u).filter(Boolean);
  const withWords =
    words.length === 0 ? all : all.filter((finding) => hasWords(textOf(finding, titleOf), words));
  const beside = (except?: ChosenFilter) =>
    withWords.filter((finding) =>
      filterNames.every((name) => name === except || isChosen(keysOf[name](finding), query[name])),
    );
  const choicesOf = (name: ChosenFilter, labelOf?: (key: string) => string) =>
    withChosen(counted(beside(name), keysOf[name], labelOf), query[name], labelOf);
  return {
    findings: beside(),
    choices: {
      severity: choicesOf('severity', (key) => severityWords[key as Severity].many),
      rule: choicesOf('rule'),
      type: choicesOf('type'),
      person: choicesOf('person'),
      page: choicesOf('page', (url) => (url === nowhere ? 'On no page' : titleOf(url as RoutePath))),
    },
  };
}

const nowhere = 'nowhere';

/** The values of a finding that a filter can choose. */
const keysOf: Readonly<Record<ChosenFilter, (finding: PlacedFinding) => readonly string[]>> = {
  severity: ({ severity }) => [severity],
  rule: ({ rule }) => [rule],
  type: (finding) => [ownerIn(finding).type],
  person: ({ entry }) => (entry?.changedBy === undefined ? [] : [entry.changedBy]),
  page: ({ pages }) => (pages.length === 0 ? [nowhere] : pages),
};

const filterNames = Object.keys(keysOf) as readonly ChosenFilter[]; // the keys of the table

const isChosen = (keys: readonly string[], wanted: string): boolean =>
  wanted === '' ||
  keys.includes(wanted) ||
  (wanted.endsWith('/') && wanted !== '/' && keys.some((key) => key.startsWith(wanted)));

/** What is chosen stays a choice, also where nothing matches it. */
const withChosen = (
  choices: readonly Choice[],
  chosen: string,
  labelOf: (key: string) => string = (key) => key,
): readonly Choice[] =>
  chosen === '' || chosen.endsWith('/') || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: labelOf(chosen), count: 0 }];

const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

const textOf = (finding: PlacedFinding, titleOf: (url: RoutePath) => string): string => {
  const { rule, message, advice, suggestion = '', excerpt, cause, pages, entry, asset } = finding;
  const { name, type } = ownerIn(finding);
  const owners = [name, type, entry?.id ?? asset?.id ?? '', entry?.changedBy ?? ''];
  const run = excerpt === undefined ? '' : excerpt.before + excerpt.bad + excerpt.after;
  const places = [readableSpotOf(finding), ...pages.flatMap((url) => [url, titleOf(url)])];
  const told = [message, suggestion, advice, cause?.act ?? '', run, rule];
  return [...owners, ...places, ...told].join('\n').toLowerCase();
};
