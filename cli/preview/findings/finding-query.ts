import { severities, type Severity } from '../../../schemas/report/diagnostic.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { type Grouping, groupings } from '../../reporters/grouping.ts';
import { ownerIn } from '../../reporters/html/owner.ts';
import { readableSpotOf } from '../../reporters/text/place.ts';
import { type Filtered, filtered, givenIn } from '../own-pages/filtered.ts';
import type { PlacedFinding } from './findings-in-place.ts';

/** The filters of the findings page. An empty text filters nothing. */
export interface FindingFilters {
  /** Words that a finding must have, in any case. */
  readonly text: string;
  readonly severity: Severity | '';
  /** The id of the cause that findings share. */
  readonly cause: string;
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

/** Reads the query of an address. Unknown values filter nothing. */
export function findingQuery(params: URLSearchParams): FindingQuery {
  const given = givenIn(params);
  const page = given('page');
  return {
    text: given('text'),
    severity: severities.find((each) => each === given('severity')) ?? '',
    cause: given('cause'),
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

export type ChosenFilter = Exclude<keyof FindingFilters, 'text'>;

export type FoundFindings = Filtered<PlacedFinding, ChosenFilter>;

/** `titleOf`: what editors call a page. */
export function findFindings(
  all: readonly PlacedFinding[],
  { text, ...chosen }: FindingFilters,
  titleOf: (url: RoutePath) => string,
): FoundFindings {
  const acts = new Map(all.flatMap(({ cause }) => (cause === undefined ? [] : [[cause.id, cause.act]])));
  return filtered<PlacedFinding, ChosenFilter>(all, {
    text,
    textOf: (finding) => textOf(finding, titleOf),
    chosen,
    filters: {
      severity: {
        keysOf: ({ severity }) => [severity],
        labelOf: (key) => severityWords[key as Severity].many, // the keys are severities
      },
      cause: {
        keysOf: ({ cause }) => (cause === undefined ? [] : [cause.id]),
        labelOf: (key) => acts.get(key) ?? key,
      },
      rule: { keysOf: ({ rule }) => [rule] },
      type: { keysOf: (finding) => [ownerIn(finding).type] },
      person: { keysOf: ({ entry }) => (entry?.changedBy === undefined ? [] : [entry.changedBy]) },
      page: {
        keysOf: ({ pages }) => (pages.length === 0 ? [nowhere] : pages),
        labelOf: (url) => (url === nowhere ? 'On no page' : titleOf(url as RoutePath)), // the others are URLs
      },
    },
  });
}

const nowhere = 'nowhere';

const textOf = (finding: PlacedFinding, titleOf: (url: RoutePath) => string): string => {
  const { rule, message, advice, suggestion = '', excerpt, cause, pages, entry, asset } = finding;
  const { name, type } = ownerIn(finding);
  const owners = [name, type, entry?.id ?? asset?.id ?? '', entry?.changedBy ?? ''];
  const run = excerpt === undefined ? '' : excerpt.before + excerpt.bad + excerpt.after;
  const places = [readableSpotOf(finding), ...pages.flatMap((url) => [url, titleOf(url)])];
  const told = [message, suggestion, advice, cause?.act ?? '', run, rule];
  return [...owners, ...places, ...told].join('\n');
};
