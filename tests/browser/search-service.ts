import type { Page, Route } from '@playwright/test';
import type {
  batchSearchRequest,
  FacetOption,
  SearchHit,
  SearchQuery,
  SearchReply,
} from '../../schemas/services/search/batch-search.ts';
import type { SearchTrackingEvent } from '../../schemas/services/search/search-tracking.ts';

/** What the service answers to one search. */
export type Answer = (query: SearchQuery) => unknown;

interface SearchStandIn {
  /** What was searched for, in order. */
  readonly queries: readonly SearchQuery[];
  /** What the service was told. */
  readonly events: readonly SearchTrackingEvent[];
  /** From now on. */
  answerWith: (answer: Answer) => void;
  /** In place of an answer: a status, or no answer at all. */
  failWith: (failure: number | 'unreachable' | undefined) => void;
}

/** Stands in for the live search of a page, before it is opened. */
export async function searchStandIn(page: Page, answer: Answer): Promise<SearchStandIn> {
  const queries: SearchQuery[] = [];
  const events: SearchTrackingEvent[] = [];
  let current = answer;
  let failure: number | 'unreachable' | undefined;

  await page.route('**/services/search/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/v1/auth')) return route.fulfill({ json: token(page) });
    if (pathname.endsWith('/autocompleter/data')) return route.fulfill({ json: [] });
    if (pathname.endsWith('/tracking/events')) {
      events.push(route.request().postDataJSON() as SearchTrackingEvent);
      return route.fulfill({ json: {} });
    }
    const [query] = (route.request().postDataJSON() as BatchRequest).queries;
    if (query === undefined) return route.fulfill({ json: [] });
    queries.push(query);
    if (failure === 'unreachable') return route.abort('internetdisconnected');
    if (failure !== undefined)
      return route.fulfill({ status: failure, headers: { location: '/elsewhere' }, json: {} });
    return fulfill(route, [await current(query)]);
  });

  return {
    queries,
    events,
    answerWith: (next) => {
      current = next;
    },
    failWith: (next) => {
      failure = next;
    },
  };
}

type BatchRequest = ReturnType<(typeof batchSearchRequest)['parse']>;

/** A page that has gone on meanwhile takes no answer. */
const fulfill = (route: Route, json: unknown): Promise<void> => route.fulfill({ json }).catch(() => {});

const token = (page: Page): object => ({
  accessToken: 'a-token',
  expires_in: 1200,
  apis: { search: new URL('/services/search', page.url()).href },
});

/** A result that says everything of itself. */
export const hitOf = (number: number, own: Partial<SearchHit> = {}): SearchHit => ({
  id: `result-${number}`,
  title: `Result ${number}`,
  score: 100 - number,
  tracking: { clickCode: `click-${number}`, rateCode: 'rate-1' },
  ...own,
  attributes: {
    SOURCE: ['KBContentful'],
    BEST_DYNABS: [`What result ${number} says.`],
    DIRECT_URL: ['/how-to/take-a-payment'],
    CONTENTFUL_TYPE: ['kbHowTo'],
    UPDATED_DATE: ['2026-11-02T03:00:00.000Z'],
    PRODUCT_AREA: ['Dispatch / Board'],
    ...own.attributes,
  },
});

/** As the service counts them. */
export const facetOf = (name: string, counts: Readonly<Record<string, number>>) => ({
  name,
  options: Object.entries(counts).map(([value, count]): FacetOption => ({ text: value, value, count })),
});

const sampleFacets = [
  facetOf('SOURCE', { Absorb: 14, KBContentful: 20 }),
  facetOf('PRODUCT_AREA', {
    'Payments / Refunds': 4,
    'Dispatch / Board': 9,
    'Dispatch / Routing': 6,
    'Payments / Cards': 5,
    'Accounting/Export': 6,
    Platform: 1,
  }),
  facetOf('CONTENTFUL_TYPE', {
    kbFaq: 3,
    kbHowTo: 12,
    kbReleaseNotes: 3,
    kbGlossary: 1,
    articleProblemSolution: 6,
    'Course/Video': 14,
  }),
];

/** So many results, numbered, with facets where they are asked for, and a code to rate them with. */
export const found =
  (total: number, own: Partial<SearchReply> = {}) =>
  ({ offset, length, facets }: SearchQuery): SearchReply => ({
    results: Array.from({ length: Math.max(0, Math.min(length, total - offset)) }, (_, index) =>
      hitOf(offset + index + 1),
    ),
    numberOfResults: total,
    facets: facets.length === 0 ? [] : sampleFacets,
    tracking: { rateCode: 'rate-1' },
    ...own,
  });

export const nothing: SearchReply = { results: [], numberOfResults: 0, facets: [] };

/** So many results without filters, and others with them. */
export const filtered =
  (total: number, withFilters: number): Answer =>
  (query) =>
    found(Object.keys(query.filters).length === 0 ? total : withFilters)(query);
