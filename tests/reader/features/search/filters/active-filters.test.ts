import { describe, expect, it } from 'vitest';
import { activeFilters } from '../../../../../reader/features/search/filters/active-filters.ts';
import { valueOf } from '../builders.ts';

const facets = {
  sources: [],
  areas: [valueOf('A / B', 1), valueOf('A / C', 1), valueOf('D', 1)],
  types: [valueOf('kbFaq', 1, 'FAQ')],
};
const filters = { sources: ['Absorb'], areas: ['A / B', 'D'], types: ['kbFaq'] };

describe('active filters', () => {
  it('are named for readers, each with what stays without it', () => {
    expect(activeFilters(filters, facets).map(({ name, without }) => [name, without])).toEqual([
      ['A / B', { ...filters, areas: ['D'] }],
      ['D', { ...filters, areas: ['A / B'] }],
      ['FAQ', { ...filters, types: [] }],
    ]);
  });

  it('show a topic with all its areas as one', () => {
    const all = { ...filters, areas: ['A / B', 'A / C'] };
    expect(activeFilters(all, facets).map(({ name, without }) => [name, without.areas])).toEqual([
      ['A', []],
      ['FAQ', ['A / B', 'A / C']],
    ]);
  });

  it('have the name that the service gives a value, and without one its value [SR-5]', () => {
    const named = { ...facets, areas: [valueOf('pa-17', 4, 'Dispatch board')], types: [] };
    const chosen = { sources: [], areas: ['pa-17', 'pa-18\u202e'], types: ['kbHowTo'] };
    expect(activeFilters(chosen, named).map(({ name }) => name)).toEqual([
      'Dispatch board',
      'pa-18',
      'How to Guide',
    ]);
  });
});
