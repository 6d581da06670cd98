import { describe, expect, it } from 'vitest';
import { activeFilters } from '../../../../../reader/features/search/filters/active-filters.ts';
import { optionOf } from '../builders.ts';

const facets = {
  sources: [],
  areas: [optionOf('A / B', 1), optionOf('A / C', 1), optionOf('D', 1)],
  types: [optionOf('kbFaq', 1)],
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
});
