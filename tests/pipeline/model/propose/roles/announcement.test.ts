import { expect, test } from 'vitest';
import { mappingsIn } from '../proposed.ts';
import { words } from '../space.ts';

const alert = {
  fields: {
    message: 'Symbol',
    severity: 'Choice info,warning',
    endDate: 'Date',
    active: 'Boolean',
    link: 'Symbol',
  },
  entries: [
    {
      message: 'Maintenance on Sunday',
      severity: 'info',
      endDate: '2026-01-02',
      active: true,
      link: 'https://status.example.com/x',
    },
  ],
};

test('an alert with a period or a severity is an announcement, while it is switched on [MP-1]', () => {
  expect(mappingsIn({ alert })['alert']).toEqual({
    as: 'announcement',
    fields: { title: 'message', ctaLink: 'link' },
    ignore: ['severity', 'endDate', 'active'],
    when: { field: 'active', is: true },
  });
});

test.each(['announcement', 'anuncio', 'ankuendigung'])(
  'a short text whose type is called %s is one by itself [MP-1]',
  (id) => {
    const type = {
      fields: { headline: 'Symbol', text: 'RichText' },
      entries: [{ headline: 'New', text: { rich: 'A thing' } }],
    };
    expect(mappingsIn({ [id]: type })[id]).toEqual({
      as: 'announcement',
      fields: { title: 'headline', description: 'text' },
      ignore: [],
    });
  },
);

const asOf = (types: Parameters<typeof mappingsIn>[0]) => mappingsIn(types)['announcement']?.as;
const announcement = {
  fields: { title: 'Symbol', text: 'Text' },
  entries: [{ title: 'New', text: words(20) }],
};

test('one that a page holds stays with the page, and one that settings hold is for all', () => {
  const holder = {
    fields: { title: 'Symbol', slug: 'Symbol', news: '→ announcement' },
    slug: 'slug',
    entries: [{ title: 'One', slug: 'one', news: { to: 'announcement-1' } }],
  };
  expect(asOf({ announcement, post: holder })).toBeUndefined();
  expect(asOf({ announcement, siteSettings: holder })).toBe('announcement');
});

test('one with an address, a long text or no title is none', () => {
  const withSlug = {
    fields: { ...announcement.fields, slug: 'Symbol' },
    slug: 'slug',
    entries: [{ title: 'New', slug: 'new', text: words(20) }],
  };
  expect(asOf({ announcement: withSlug })).toBe('article');
  expect(asOf({ announcement: { ...announcement, entries: [{ title: 'New', text: words(200) }] } })).toBe(
    'article',
  );
  expect(
    asOf({ announcement: { fields: { text: 'Text' }, entries: [{ text: words(40) }] } }),
  ).toBeUndefined();
});

test('a banner that says neither how grave it is nor when it ends is none', () => {
  const banner = {
    fields: { headline: 'Symbol', text: 'Text', look: 'Choice wide,narrow' },
    entries: [{ headline: 'Look', text: words(4), look: 'wide' }],
  };
  expect(mappingsIn({ banner })).not.toHaveProperty('banner');
});
