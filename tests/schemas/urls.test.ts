import fc from '../fast-check.ts';
import { describe, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import { foldedPath, isRoutedType, splitUrl, toRoutePath, urlOf } from '../../schemas/urls.ts';
import { routePrefixes } from './route-prefixes.ts';

const routedTypes = Object.keys(routePrefixes) as (keyof typeof routePrefixes)[];

describe('the address of an entry', () => {
  test.each(routedTypes)('of type %s is its prefix and its slug [RT-2]', (type) => {
    expect(urlOf(type, 'add-a-technician', {})).toBe(`${routePrefixes[type]}/add-a-technician`);
  });

  test('has an id for a slug where there is none [RT-2]', () => {
    expect(urlOf('kbHowTo', '4Xq2bJYf8uKcE0aOQ6mWgS', {})).toBe('/how-to/4Xq2bJYf8uKcE0aOQ6mWgS');
  });

  test.each([
    ['two words', '/how-to/two%20words'],
    ['100%', '/how-to/100%25'],
    ['a%20b', '/how-to/a%2520b'],
    ['what?', '/how-to/what%3F'],
    ['a#b', '/how-to/a%23b'],
    ['/a', '/how-to/%2Fa'],
    ['a/../b', '/how-to/a%2F..%2Fb'],
    ['a\\b', '/how-to/a%5Cb'],
    ['fenêtre', '/how-to/fen%C3%AAtre'],
    ['予定', '/how-to/%E4%BA%88%E5%AE%9A'],
    ['a@b:c,d;e=f+g&h$i', '/how-to/a@b:c,d%3Be=f+g&h$i'],
    ["it's-(new)!*~", "/how-to/it's-(new)!*~"],
  ])('encodes what a path cannot hold: %s', (slug, url) => {
    expect(urlOf('kbHowTo', slug, {})).toBe(url);
  });

  test('is the same for a composed and a decomposed letter', () => {
    expect(urlOf('kbHowTo', 'fene\u0302tre', {})).toBe(urlOf('kbHowTo', 'fen\u00eatre', {}));
  });

  test('takes half a character for the replacement character rather than to throw', () => {
    expect(urlOf('kbHowTo', 'a\ud800', {})).toBe('/how-to/a%EF%BF%BD');
  });
});

describe('one spelling of a path', () => {
  test('is the same again', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(toRoutePath(toRoutePath(path))).toBe(toRoutePath(path));
      }),
    );
  });

  test('ends without a slash and holds no query, hash, space or raw letter beyond ASCII', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(toRoutePath(`/${path}`)).toMatch(/^\/(?:[\w\-.~!*'()$&+,:=@/%]*[\w\-.~!*'()$&+,:=@])?$/u);
      }),
    );
  });
});

describe('the parts of an address', () => {
  test.each([
    ['/how-to/x', { path: '/how-to/x', query: '', hash: undefined }],
    ['/search?q=a?b', { path: '/search', query: 'q=a?b', hash: undefined }],
    ['/how-to/x#place', { path: '/how-to/x', query: '', hash: 'place' }],
    ['/how-to/x?y=1#a#b', { path: '/how-to/x', query: 'y=1', hash: 'a#b' }],
    ['/how-to/x#a?b', { path: '/how-to/x', query: '', hash: 'a?b' }],
    ['#fen%C3%AAtre', { path: '', query: '', hash: 'fenêtre' }],
    ['/how-to/x#', { path: '/how-to/x', query: '', hash: '' }],
    ['/how-to/x#100%', { path: '/how-to/x', query: '', hash: '100%' }],
  ])('of %s', (url, parts) => {
    expect(splitUrl(url)).toEqual(parts);
  });
});

test('a type has an address where its definition names a prefix [RT-2]', () => {
  expect(routedTypes.filter((type) => !isRoutedType(type))).toEqual([]);
  const routed = Object.values<ContentTypeDefinition>(contentTypes).filter(
    ({ route }) => route !== undefined,
  );
  expect(Object.keys(contentTypes).filter(isRoutedType)).toEqual(routed.map(({ id }) => id));
  expect(['kbTerm', 'constructor', 'nothing'].filter(isRoutedType)).toEqual([]);
});

/** Whole characters of every kind, with those that addresses give a meaning among them. */
const character = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...'aé%2Ff/.?#\\ +&=@:\u0302'.split('')),
);
const anyPath = fc.array(character).map((characters) => characters.join(''));

test.each([
  ['/How-To/Board', '/how-to/board'],
  ['/how-to/Übersicht/', '/how-to/%C3%BCbersicht'],
  ['/how-to/%C3%9CBERSICHT', '/how-to/%C3%BCbersicht'],
  ['/how-to/E\u0301', '/how-to/%C3%A9'],
  ['/A%2FB', '/a%2Fb'],
])('%s and all that differs from it by case is compared as %s', (path, folded) => {
  expect(foldedPath(path)).toBe(folded);
});
