import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../../cli/search-engine/engine-client.ts';
import { searchEngine } from '../../../cli/search-engine/engine-search.ts';
import type { SearchQuery } from '../../../schemas/services/search/batch-search.ts';
import { type EngineRequest, refused, simulatedEngine } from './simulated-engine.ts';

/** An answer in the form that the documentation of the search API gives. */
const answer = JSON.parse(readFileSync(new URL('answers/search.json', import.meta.url), 'utf8')) as {
  readonly hits: object;
};

test('an answer of the engine becomes one of the search service', async () => {
  const { search } = await start(() => ({ status: 200, body: answer }));
  expect(await search({ query: 'the dispach board' })).toEqual({
    results: [
      {
        id: 'howToDispatch',
        title: 'Use the dispatch board &amp; map',
        highlightedTitle: 'Use the <mark>dispatch</mark> board &amp; map',
        score: 1,
        attributes: {
          URL: ['/how-to/use-the-dispatch-board'],
          BEST_DYNABS: ['Open the <mark>dispatch</mark> board and pick a job &lt; 2 hours'],
          CONTENTFUL_TYPE: ['kbHowTo'],
          SOURCE: ['KBContentful'],
          PRODUCT_AREA: ['Scheduling / Dispatch'],
          UPDATED_DATE: ['2026-03-02T10:00:00.000Z'],
        },
      },
      {
        id: 'course7',
        title: 'Dispatcher training &lt;level 1&gt;',
        score: 0.5,
        attributes: {
          URL: ['https://academy.vanbase.example/courses/dispatcher'],
          BEST_DYNABS: ['Jobs &amp; routes in 40 minutes.'],
          CONTENTFUL_TYPE: ['course'],
          SOURCE: ['Absorb'],
        },
      },
    ],
    numberOfResults: 214,
    facets: [
      {
        name: 'SOURCE',
        options: [
          { text: 'KBContentful', value: 'KBContentful', count: 190 },
          { text: 'Absorb', value: 'Absorb', count: 24 },
        ],
      },
      {
        name: 'CONTENTFUL_TYPE',
        options: [
          { text: 'kbHowTo', value: 'kbHowTo', count: 80 },
          { text: 'kbCapability', value: 'kbCapability', count: 12 },
          { text: 'kbFaq', value: 'kbFaq', count: 12 },
        ],
      },
    ],
    suggestion: 'the dispatch board',
  });
});

/** The same, to words that are all known. */
const known = { ...answer, suggest: undefined };

test('the alias is asked once where enough is found, with the words as they are typed', async () => {
  const { search, requests } = await start(() => ({ status: 200, body: known }));
  await search({ query: 'dispatch', filters: { SOURCE: ['Absorb'], PRODUCT_AREA: [] } });
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /fieldbook-main-en-us/_search',
  ]);
  const asked = JSON.parse(requests[0]?.body ?? '') as Record<string, unknown>;
  expect(asked['post_filter']).toEqual({ bool: { filter: [{ terms: { source: ['Absorb'] } }] } });
  // the sources can still be chosen among, the types are counted within the chosen one
  expect(asked['aggs']).toMatchObject({
    SOURCE: { filter: { bool: { filter: [] } } },
    CONTENTFUL_TYPE: { filter: { bool: { filter: [{ terms: { source: ['Absorb'] } }] } } },
  });
  expect(JSON.stringify(asked)).not.toContain('fuzziness');
});

const found = (count: number) => ({ ...known, aggregations: { found: { doc_count: count } } });

test('where little is found slips of the finger are allowed for, filters are no reason to', async () => {
  const { search, requests } = await start(({ body }) => ({
    status: 200,
    body: found(body.includes('few') ? 2 : 3),
  }));
  await search({ query: 'enough' });
  expect(requests).toHaveLength(1);
  await search({ query: 'few' });
  expect(requests).toHaveLength(3);
  expect(requests[2]?.body).toContain('fuzziness');
});

test('an unknown word is searched with slips, however much the others find [SV-3]', async () => {
  const { search, requests } = await start(() => ({ status: 200, body: answer }));
  await search({ query: 'the dispach board' });
  expect(requests.map(({ body }) => body.includes('fuzziness'))).toEqual([false, true]);
});

test('a part of the results is none [SV-3]', async () => {
  const { search, requests } = await start(() => ({ status: 200, body: known }));
  await search({ query: 'dispatch' });
  expect(requests.map(({ query }) => query)).toEqual(['allow_partial_search_results=false']);
});

test('what lies deeper than an engine goes is not asked for, and not promised', async () => {
  const total = { value: 25_000, relation: 'eq' };
  const { search, requests } = await start(() => ({
    status: 200,
    body: { ...answer, hits: { total, hits: [] } },
  }));
  expect(await search({ query: 'job', offset: 9_995, length: 10 })).toMatchObject({
    numberOfResults: 10_000,
  });
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ from: 9_995, size: 5 });
});

test('no words are no question to the engine', async () => {
  const { search, requests } = await start(() => ({ status: 200, body: answer }));
  expect(await search({ query: '  ' })).toEqual({
    results: [],
    numberOfResults: 0,
    facets: [
      { name: 'SOURCE', options: [] },
      { name: 'CONTENTFUL_TYPE', options: [] },
    ],
  });
  expect(requests).toEqual([]);
});

test.each([
  {
    what: 'an alias that is not there',
    fault: refused(404, 'index_not_found_exception', 'no such index [fieldbook-main-en-us]'),
    says: /answers with 404 \(index_not_found_exception\)/u,
  },
  {
    what: 'a page of a proxy',
    fault: { status: 200, body: '<html>Welcome</html>' },
    says: /answers with something else than JSON, not as a search engine does/u,
  },
  {
    what: 'another form',
    fault: { status: 200, body: { hits: { total: 3, hits: [] } } },
    says: /answers with another form of "hits.total"/u,
  },
])('$what is a sentence', async ({ fault, says }) => {
  const { search } = await start(() => fault);
  await expect(search({ query: 'job' })).rejects.toThrow(says);
});

async function start(fault: (request: EngineRequest) => { status: number; body: unknown }) {
  const simulated = await simulatedEngine(fault);
  onTestFinished(simulated.close);
  const settings = { addresses: [simulated.address], alias: 'fieldbook-main-en-us', credentials: undefined };
  const engine = openEngine(settings, { retries: 0 });
  const search = (query: Partial<SearchQuery>) => searchEngine(engine, { ...anyQuery, ...query });
  return { search, requests: simulated.requests };
}

const anyQuery: SearchQuery = {
  query: '',
  filters: {},
  length: 10,
  offset: 0,
  facets: ['SOURCE', 'CONTENTFUL_TYPE'],
  matchHighlightTags: ['<mark>', '</mark>'],
};
