import { expect, test } from 'vitest';
import { built, doc, entryLink, hyperlink, p, rawEntry } from '../../documents.ts';

const announcement = (entry: string, updatedAt: string | undefined, values = {}) =>
  rawEntry('announcement', entry, { title: entry, ...values }, { updatedAt });
const type = (entry: string, name: string) => rawEntry('announcementType', entry, { name, codeId: name });

test('the newest comes first, equals by id, undated last [AN-2]', () => {
  const { items } = built([
    announcement('old', '2025-01-01T00:00:00.000Z'),
    announcement('b', '2026-02-01T00:00:00.000Z'),
    announcement('a', '2026-02-01T00:00:00.000Z'),
    announcement('undated', undefined),
    announcement('new', '2026-03-01T00:00:00.000Z'),
  ]).file('announcements');
  expect(items.map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old', 'undated']);
});

test('an announcement has its words, types and links [AN-1] [AN-3]', () => {
  const { items, types } = built([
    announcement('a', '2026-02-01T00:00:00.000Z', {
      description: doc(p('Faster,'), p('better.')),
      announcementType: ['t2', 't1', 'gone'].map(entryLink),
      ctaLink: '/announcements',
      ctaOpenInNewWindow: true,
      learnMoreLinks: [{ label: 'More', url: 'https://more.example' }],
      pin: true,
    }),
    type('t1', 'Releases'),
    type('t2', 'Blog'),
    type('t3', 'Unused'),
  ]).file('announcements');
  const [blog, releases] = [
    { id: 't2', name: 'Blog', codeId: 'Blog' },
    { id: 't1', name: 'Releases', codeId: 'Releases' },
  ];
  expect(items).toMatchObject([
    {
      id: 'a',
      title: 'a',
      plainDescription: 'Faster, better.',
      updatedAt: '2026-02-01T00:00:00.000Z',
      types: [blog, releases],
      ctaLink: '/announcements',
      ctaOpenInNewWindow: true,
      learnMoreLinks: [{ label: 'More', url: 'https://more.example' }],
      isPinned: true,
    },
  ]);
  expect(types).toEqual([blog, releases]);
});

test('an announcement links no article of another knowledge base, and keeps its words [KB-2]', () => {
  const news = {
    description: doc(p('Read ', hyperlink('/faq/mains', 'the FAQ'), '.')),
    ctaLink: '/faq/mains',
    learnMoreLinks: [
      { label: 'Main', url: '/faq/mains' },
      { label: 'All', url: '/categories' },
    ],
  };
  const { items } = built(
    [
      announcement('a', undefined, news),
      rawEntry('kbFaq', 'mains', { title: 'M', deliveryChannels: ['main'] }),
    ],
    { config: { knowledgeBase: 'marketing-pro-aspire' } },
  ).file('announcements');
  expect(items[0]).toMatchObject({ learnMoreLinks: [{ label: 'All', url: '/categories' }] });
  expect(items[0]).not.toHaveProperty('ctaLink');
  expect(items[0]?.plainDescription).toBe('Read the FAQ.');
  expect(JSON.stringify(items[0])).not.toContain('/faq/mains');
});
