import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../../../../../reader/features/search/state/search-request.ts';
import { nextSearchState } from '../../../../../reader/features/search/state/next-search-state.ts';
import {
  noSearch,
  type SearchState,
  shownPage,
} from '../../../../../reader/features/search/state/search-state.ts';
import type { SearchReply } from '../../../../../schemas/services/search/batch-search.ts';
import { replyOf, requestOf } from '../builders.ts';

const ask = (state: SearchState, request: Partial<SearchRequest>) =>
  nextSearchState(state, { kind: 'ask', request: requestOf(request) });

function runOf({ run }: SearchState) {
  if (run === undefined) throw new Error('nothing is being fetched');
  return run;
}

const answer = (state: SearchState, reply: SearchReply) =>
  nextSearchState(state, { kind: 'answer', run: runOf(state), reply });

const fail = (state: SearchState) =>
  nextSearchState(state, { kind: 'fail', run: runOf(state), failure: { kind: 'unreachable' } });

const nothing = replyOf(0, { facets: [] });
const filters = { sources: [], areas: [], types: ['kbFaq'] };
const asked = ask(noSearch, {});
const found = answer(asked, replyOf(34));

describe('a search', () => {
  it('starts at a default view, with nothing to fetch [SR-4]', () => {
    expect(noSearch.outcome.status).toBe('Default');
    expect(noSearch.run).toBeUndefined();
  });

  it('asks for new words with all facets, without filters [SR-2] [SR-10]', () => {
    expect(runOf(asked)).toEqual({
      refreshesFacets: true,
      query: {
        query: 'payment',
        filters: {},
        offset: 0,
        length: 10,
        facets: ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'],
        matchHighlightTags: ['<mark>', '</mark>'],
      },
    });
  });

  it('has found something where there are results [SR-4]', () => {
    expect(found.outcome.status).toBe('Found');
    expect(shownPage(found)).toMatchObject({ first: 1, last: 10, total: 34 });
    expect(found.facets?.types.map(({ value }) => value)).toEqual(['kbHowTo', 'kbFaq']);
    expect(found.run).toBeUndefined();
  });

  it('has found nothing where facets were refreshed and nothing came, and has no facets then [SR-4]', () => {
    const state = answer(asked, { ...nothing, suggestion: 'payments' });
    expect(state.outcome).toEqual({ status: 'NotFound', suggestion: 'payments' });
    expect(state.facets).toBeUndefined();
  });

  it('keeps its facets where only the filters leave nothing [SR-4]', () => {
    const state = answer(ask(found, { filters }), nothing);
    expect(state.outcome).toEqual({ status: 'NoFilterData' });
    expect(state.facets).toBe(found.facets);
  });

  it('is an error where a call fails [SR-4]', () => {
    expect(fail(asked).outcome).toEqual({
      status: 'Error',
      failure: { kind: 'unreachable' },
      earlier: undefined,
    });
  });

  it('asks again for new words with facets, and forgets pages and facets of the others [SR-2]', () => {
    const state = ask(found, { query: 'invoice' });
    expect(state).toMatchObject({ outcome: { status: 'Default' }, facets: undefined, seen: new Map() });
    expect(runOf(state).refreshesFacets).toBe(true);
  });

  it('does nothing for the same request [SR-2]', () => {
    expect(ask(found, {})).toEqual(found);
    expect(ask(noSearch, { query: '' }).run).toBeUndefined();
  });

  it('restarts without words', () => {
    expect(ask(found, { query: '' })).toMatchObject({ outcome: { status: 'Default' }, run: undefined });
  });

  it('runs again for another page, page size or filter, without facets [SR-3]', () => {
    expect(runOf(ask(found, { offset: 10 })).query).toMatchObject({ offset: 10, facets: [] });
    expect(runOf(ask(found, { perPage: 25 })).query).toMatchObject({ length: 25, facets: [] });
    expect(runOf(ask(found, { filters })).query).toMatchObject({
      filters: { CONTENTFUL_TYPE: ['kbFaq'] },
      facets: [],
    });
  });

  it('shows the earlier results while it fetches more for the same words', () => {
    expect(shownPage(ask(found, { filters }))?.total).toBe(34);
    expect(shownPage(ask(found, { query: 'invoice' }))).toBeUndefined();
  });

  it('applies only the latest answer [SR-3]', () => {
    const second = ask(asked, { query: 'invoice' });
    const late = nextSearchState(second, { kind: 'answer', run: runOf(asked), reply: replyOf(3) });
    expect(late).toBe(second);
    expect(nextSearchState(second, { kind: 'fail', run: runOf(asked), failure: { kind: 'aborted' } })).toBe(
      second,
    );
  });

  it('shows a page that was seen at once', () => {
    const second = answer(ask(found, { offset: 10 }), replyOf(34));
    const back = ask(second, {});
    expect(back.run).toBeUndefined();
    expect(shownPage(back)?.first).toBe(1);
  });

  it('finds what filters choose from before it uses those of an address', () => {
    const first = ask(noSearch, { filters });
    expect(runOf(first).query).toMatchObject({ filters: {}, offset: 0 });
    const second = answer(first, replyOf(34));
    expect(runOf(second)).toMatchObject({
      refreshesFacets: false,
      query: { filters: { CONTENTFUL_TYPE: ['kbFaq'] } },
    });
    expect(answer(second, nothing).outcome.status).toBe('NoFilterData');
    expect(answer(first, nothing).outcome.status).toBe('NotFound');
  });

  it('drops values that no result has', () => {
    const first = ask(noSearch, { filters: { sources: ['x'], areas: ['y'], types: ['z'] } });
    const state = answer(first, replyOf(34));
    expect(state.run).toBeUndefined();
    expect(state.request.filters).toEqual({ sources: [], areas: [], types: [] });
    expect(shownPage(state)?.total).toBe(34);
  });

  it('asks for the page of an address once it knows its filters', () => {
    const first = ask(noSearch, { filters, offset: 20 });
    expect(runOf(answer(first, replyOf(34))).query).toMatchObject({ offset: 20, length: 10 });
  });

  it('goes to the first page from one after the last', () => {
    const first = ask(noSearch, { offset: 90 });
    const state = answer(first, { ...replyOf(34), results: [] });
    expect(runOf(state).query.offset).toBe(0);
    expect(state.request.offset).toBe(0);
    const further = ask(found, { offset: 90 });
    expect(answer(further, { ...replyOf(34), results: [] }).request.offset).toBe(0);
  });

  it('keeps the earlier results if the next call fails, and retries', () => {
    const failed = fail(ask(found, { offset: 10 }));
    expect(failed.outcome.status).toBe('Error');
    expect(shownPage(failed)?.first).toBe(1);
    const again = nextSearchState(failed, { kind: 'retry' });
    expect(runOf(again)).toMatchObject({ refreshesFacets: false, query: { offset: 10 } });
    expect(answer(again, replyOf(34)).outcome.status).toBe('Found');
  });

  it('tries again with facets where there were none, and not while it is trying', () => {
    const again = nextSearchState(fail(asked), { kind: 'retry' });
    expect(runOf(again).refreshesFacets).toBe(true);
    expect(nextSearchState(again, { kind: 'retry' })).toBe(again);
    expect(nextSearchState(noSearch, { kind: 'retry' })).toBe(noSearch);
  });

  it('takes the same words for no suggestion', () => {
    const state = answer(asked, { ...nothing, suggestion: ' Payment ' });
    expect(state.outcome).toEqual({ status: 'NotFound', suggestion: undefined });
  });
});
