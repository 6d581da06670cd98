import fc from '../fast-check.ts';
import { describe, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import {
  destinationOf,
  foldedPath,
  isRoutedType,
  type PageName,
  pages,
  splitUrl,
  toRoutePath,
  urlOf,
} from '../../schemas/urls.ts';
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
    ['a/b', '/how-to/a%2Fb'],
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

describe('what an address means', () => {
  test.each(Object.entries(pages) as [PageName, string][])('is the page %s at %s [RT-1]', (page, path) => {
    expect(destinationOf(path, {})).toEqual({ kind: 'page', page });
  });

  test.each(routedTypes)('is an entry of type %s under its prefix [RT-2]', (type) => {
    expect(destinationOf(`${routePrefixes[type]}/x-1`, {})).toEqual({ kind: 'entry', type, slug: 'x-1' });
  });

  test.each([
    '/how-to/fen%C3%AAtre',
    '/how-to/fen%c3%aatre',
    '/how-to/fene%CC%82tre',
    '/how-to/fenêtre',
    '/how-to/fene\u0302tre',
    '/how-to/fenêtre/',
    '/how-to/f%65n%C3%AAtre//',
  ])('is the same however it is spelt: %s', (path) => {
    expect(destinationOf(path, {})).toEqual({ kind: 'entry', type: 'kbHowTo', slug: 'fenêtre' });
  });

  test.each([
    ['/announcements/', 'announcements'],
    ['/product-capabilities/', 'capabilities'],
    ['//', 'home'],
    ['', 'home'],
  ] as const)('needs no slash at its end: "%s" [RT-1]', (path, page) => {
    expect(destinationOf(path, {})).toEqual({ kind: 'page', page });
  });

  test.each([
    '/how-to',
    '/how-to/',
    '/nowhere',
    '/nowhere/x',
    '/how-to/a/b',
    '/How-To/x',
    '/ANNOUNCEMENTS',
    '/auth/logout',
    'how-to/x',
    '//how-to/x',
    '/constructor/x',
  ])('is unknown elsewhere, so that redirects are looked up: %s [RT-4]', (path) => {
    expect(destinationOf(path, {})).toEqual({ kind: 'unknown' });
  });

  test.each(['/how-to/../faq/x', '/how-to/./x', '/../how-to/x', '/how-to/..%5C..%5Cx/y', '/%2Fhow-to/x'])(
    'does not follow dots or hidden separators: %s',
    (path) => {
      expect(destinationOf(path, {})).toEqual({ kind: 'unknown' });
    },
  );

  test('keeps an encoded slash within the slug', () => {
    expect(destinationOf('/how-to/..%2F..%2Ffaq%2Fx', {})).toEqual({
      kind: 'entry',
      type: 'kbHowTo',
      slug: '../../faq/x',
    });
  });

  test.each(['/how-to/100%', '/how-to/%zz', '/how-to/%E4%BA'])(
    'takes a stray percent sign as it is: %s',
    (path) => {
      expect(destinationOf(path, {})).toEqual({
        kind: 'entry',
        type: 'kbHowTo',
        slug: path.slice('/how-to/'.length),
      });
    },
  );
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

describe('there and back again', () => {
  test('an address means the entry that it was made for, composed [RT-2]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routedTypes), anySlug, (type, slug) => {
        expect(destinationOf(urlOf(type, slug, {}), {})).toEqual({
          kind: 'entry',
          type,
          slug: slug.normalize('NFC'),
        });
      }),
    );
  });

  test('two slugs that differ have two addresses [RT-2]', () => {
    fc.assert(
      fc.property(anySlug, anySlug, (one, other) => {
        const areSame = one.normalize('NFC') === other.normalize('NFC');
        expect(urlOf('kbFaq', one, {}) === urlOf('kbFaq', other, {})).toBe(areSame);
      }),
    );
  });

  test('a browser reads an address as it was written, but for dots that it follows', () => {
    fc.assert(
      fc.property(anySlug, (slug) => {
        fc.pre(!['.', '..'].includes(slug));
        const url = urlOf('kbHowTo', slug, {});
        expect(new URL(url, 'https://help.example').pathname).toBe(url);
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
const anySlug = fc.array(character, { minLength: 1 }).map((characters) => characters.join(''));
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
