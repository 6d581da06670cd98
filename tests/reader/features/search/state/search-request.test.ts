import { describe, expect, it } from 'vitest';
import {
  keyOf,
  pageOf,
  withFilters,
  withPage,
  withPerPage,
  withQuery,
} from '../../../../../reader/features/search/state/search-request.ts';
import { requestOf } from '../builders.ts';

const filters = { sources: ['Absorb'], areas: [], types: ['kbFaq', 'kbHowTo'] };
const third = requestOf({ offset: 20, filters });

describe('a request', () => {
  it('resets with new words, which are trimmed [SR-2]', () => {
    expect(withQuery(third, '  invoice ')).toEqual(requestOf({ query: 'invoice' }));
  });

  it('stays the same for no words and for the same ones [SR-2]', () => {
    expect(withQuery(third, '   ')).toBe(third);
    expect(withQuery(third, ' payment ')).toBe(third);
  });

  it('goes back to the first page with another page size or other filters [SR-3]', () => {
    expect(withPerPage(third, 25)).toEqual(requestOf({ perPage: 25, filters }));
    expect(withFilters(third, requestOf().filters)).toEqual(requestOf());
  });

  it('counts pages from 1 [SR-3]', () => {
    expect(pageOf(third)).toBe(3);
    expect(withPage(third, 2).offset).toBe(10);
  });

  it('does not depend on the order of its filters', () => {
    const turned = { ...third, filters: { ...filters, types: ['kbHowTo', 'kbFaq'] } };
    expect(keyOf(turned)).toBe(keyOf(third));
    expect(keyOf(requestOf())).not.toBe(keyOf(third));
  });
});
