import { describe, expect, it } from 'vitest';
import { facetsOf, withOwnNames, knownFilters } from '../../../../../reader/features/search/state/facets.ts';
import { speak } from '../../../../../reader/messages/interface.ts';
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

  it.each([
    ['what the service calls them', optionOf('pa-17', 1, ' Dispatch board '), 'Dispatch board'],
    [
      'the specification’s name, whatever the service calls them',
      optionOf('kbHowTo', 1, 'HT'),
      'How to Guide',
    ],
    ['the specification’s name of what the service calls them', optionOf('t-3', 1, 'kbFaq'), 'FAQ'],
    ['their value where the service calls them nothing', optionOf('Payroll/Pay', 1, ' '), 'Payroll / Pay'],
    ['spaces around slashes', optionOf('pa-3', 1, 'Payroll /Pay runs'), 'Payroll / Pay runs'],
  ])('show %s [SR-5] [SR-13]', (_what, option, label) => {
    const reply = replyOf(1, { facets: [{ name: 'PRODUCT_AREA', options: [option] }] });
    expect(facetsOf(reply).areas).toEqual([{ value: option.value, label, count: 1 }]);
  });

  it('with the same count are sorted by label in the page’s language [SR-5]', async () => {
    const options = [
      optionOf('a', 2, 'Zonas'),
      optionOf('b', 2, 'ñandú'),
      optionOf('c', 2, 'nube'),
      optionOf('d', 2, 'Área 10'),
      optionOf('e', 2, 'área 9'),
      optionOf('kbFaq', 2, 'AAA'),
    ];
    await speak('es-MX');
    const { areas } = facetsOf(replyOf(6, { facets: [{ name: 'PRODUCT_AREA', options }] }));
    await speak('en-US');
    expect(areas.map(({ label }) => label)).toEqual([
      'área 9',
      'Área 10',
      'nube',
      'ñandú',
      'Preguntas frecuentes',
      'Zonas',
    ]);
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

  it('name content types as the site does [MP-12]', () => {
    const own = withOwnNames(facets, { 'type.b': 'Guide', 'type.x': 'Other' });
    expect(own.types.map(({ label }) => label)).toEqual(['c', 'a', 'Guide']);
    expect(own.sources).toEqual(facets.sources);
  });

  it('name sources as the site does and in its order, articles first where it names none [SR-5]', () => {
    const options = ['more', 'courses', 'knowledgeBase'].map((value, index) => optionOf(value, 9 - index));
    const counted = facetsOf(replyOf(6, { facets: [{ name: 'SOURCE', options }] }));
    const labels = (own: Readonly<Record<string, string>>) =>
      withOwnNames(counted, own).sources.map(({ label }) => label);
    expect(labels({})).toEqual(['Knowledge Base', 'more', 'courses']);
    expect(labels({ 'source.courses': 'Academy', 'type.b': 'B' })).toEqual([
      'Academy',
      'Knowledge Base',
      'more',
    ]);
  });
});
