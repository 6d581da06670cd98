import { describe, expect, it } from 'vitest';
import { facetsOf, knownFilters } from '../../../../../reader/features/search/state/facets.ts';
import { optionOf, replyOf } from '../builders.ts';

const facets = facetsOf(
  replyOf(9, {
    facets: [
      {
        name: 'CONTENTFUL_TYPE',
        options: [
          optionOf('b', 2),
          optionOf('c', 7),
          optionOf('a', 2),
          optionOf('', 9),
          optionOf('none', 0),
          optionOf('c', 7),
        ],
      },
      { name: 'OTHER', options: [optionOf('x', 1)] },
    ],
  }),
);

describe('facets', () => {
  it('are sorted by count descending, then text [SR-5]', () => {
    expect(facets.types.map(({ value }) => value)).toEqual(['c', 'a', 'b']);
  });

  it('are empty where the service counts none', () => {
    expect(facets.sources).toEqual([]);
    expect(facets.areas).toEqual([]);
  });

  it('decide which filters there are', () => {
    expect(knownFilters({ sources: ['x'], areas: [], types: ['b', 'z'] }, facets)).toEqual({
      sources: [],
      areas: [],
      types: ['b'],
    });
  });
});
