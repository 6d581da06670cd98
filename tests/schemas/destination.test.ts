import fc from '../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { destinationOf, movedPath } from '../../schemas/destination.ts';
import { type PageName, pages, urlOf } from '../../schemas/urls.ts';
import { routePrefixes } from './route-prefixes.ts';

const routedTypes = Object.keys(routePrefixes) as (keyof typeof routePrefixes)[];

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

  test.each([
    ['/docs/faq/why/now', 'kbFaq', 'why/now'],
    ['/docs/why/now', 'article', 'why/now'],
    ['/docs/faq', 'article', 'faq'],
  ] as const)('can have several parts, below the longest prefix: %s [MP-5]', (path, type, slug) => {
    const own = { article: '/docs', kbFaq: '/docs/faq' };
    expect(destinationOf(path, own)).toEqual({ kind: 'entry', type, slug });
    expect(urlOf(type, slug, own)).toBe(path);
  });

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

/** Whole characters of every kind, with those that addresses give a meaning among them. */
const character = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...'aé%2Ff/.?#\\ +&=@:\u0302'.split('')),
);
const anySlug = fc.array(character, { minLength: 1 }).map((characters) => characters.join(''));

test('a path under the usual prefix has moved to that of the site, with all its parts [MP-12]', () => {
  const own = { article: '/docs', kbFaq: '/faq/all' };
  expect(movedPath('/articles/why/now', own)).toBe('/docs/why/now');
  expect(movedPath('/faq/why/now', own)).toBe('/faq/all/why/now');
  expect(movedPath('/articles/docs/why', own)).toBe('/docs/why');
  expect(movedPath('/docs/docs/why', own)).toBe('/docs/why');
  expect(movedPath('/faq/all/why', own)).toBe(undefined);
  expect(movedPath('/how-to/why/now', own)).toBe(undefined);
});
