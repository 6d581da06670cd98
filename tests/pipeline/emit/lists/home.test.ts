import { expect, test } from 'vitest';
import { homeSectionCodes } from '../../../../schemas/spec/pages/home.ts';
import { assetLink, built, doc, entryLink, p, rawAsset, rawEntry, states } from '../../documents.ts';

const section = (codeId: string, ...cards: readonly string[]) =>
  rawEntry('homeEntry', `section-${codeId}`, { title: codeId, codeId, subContent: cards.map(entryLink) });
const page = (entry: string, title = entry) => rawEntry('kbHowTo', entry, { title });

test('sections with cards come in their own order, whatever the order of entries [HM-2]', () => {
  const { sections } = built([
    ...homeSectionCodes.toReversed().map((code) => section(code, 'a')),
    page('a'),
  ]).file('home');
  expect(sections.map(({ code }) => code)).toEqual([
    'HPFeaturePacks',
    'HPAnnouncements',
    'HPWelcome',
    'HPCategories',
    'HPFeaturedArticles',
  ]);
});

test('sections that the configuration names come first [BR-3]', () => {
  const entries = [...homeSectionCodes.map((code) => section(code, 'a')), page('a')];
  const { sections } = built(entries, {
    config: { home: { sections: ['HPCategories', 'HPWelcome'] } },
  }).file('home');
  expect(sections.map(({ code }) => code)).toEqual([
    'HPCategories',
    'HPWelcome',
    'HPFeaturePacks',
    'HPAnnouncements',
    'HPFeaturedArticles',
  ]);
});

test('a section without cards, or with a code that is none, is left out [HM-2]', () => {
  const draft = rawEntry('kbHowTo', 'draft', { title: 'D' }, states.draft);
  const { sections } = built([
    section('HPWelcome'),
    section('HPCategories', 'draft', 'gone'),
    section('HPOther', 'a'),
    draft,
    page('a'),
  ]).file('home');
  expect(sections).toEqual([]);
});

test('all cards are there, in the order of the editors: the reader cuts [HM-2]', () => {
  const names = ['j', 'c', 'a', 'h', 'b', 'i', 'd', 'g'];
  const bundle = built([section('HPCategories', ...names), ...names.map((name) => page(name))]);
  const cards = bundle.file('home').sections[0]?.cards ?? [];
  expect(cards.map(({ id }) => id)).toEqual(names);
  expect(bundle.file('categories').cards).toEqual(cards);
});

const cardOf = (entry: ReturnType<typeof rawEntry>, ...more: readonly unknown[]) =>
  built([section('HPWelcome', entry.sys.id), entry, page('target', 'Target'), ...more], {
    parts: { assets: [rawAsset('cat')] },
    config: { site: { edition: 'Pro' } },
  }).file('home').sections[0]?.cards[0];

test('a card has its title, its way, its links and its colours [HM-6]', () => {
  const card = rawEntry('homeEntry', 'card', {
    title: 'Payroll Pro',
    icon: 'wallet',
    content: entryLink('target'),
    subContent: ['pro', 'gone', 'target'].map(entryLink),
    borderColor1: '#0b5cad',
    borderColor2: 'no colour',
  });
  expect(cardOf(card, page('pro', 'Pro timesheets'))).toEqual({
    id: 'card',
    kind: 'card',
    title: 'Payroll',
    isPro: true,
    url: '/how-to/target',
    icon: 'wallet',
    colours: ['#0b5cad'],
    links: [
      { id: 'pro', type: 'kbHowTo', title: 'timesheets', url: '/how-to/pro', isPro: true },
      { id: 'target', type: 'kbHowTo', title: 'Target', url: '/how-to/target', isPro: false },
    ],
  });
});

const paragraph = (value: string) => ({
  children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }],
});

test('a release note is a card with its text and its date [HM-3]', () => {
  expect(cardOf(rawEntry('kbReleaseNotes', 'n', { title: 'Fall', about: doc(p('New.')) }))).toEqual({
    id: 'n',
    kind: 'releaseNotes',
    updatedAt: '2026-03-09T16:00:00.000Z',
    title: 'Fall',
    isPro: false,
    url: '/release-notes/n',
    colours: [],
    links: [],
    description: paragraph('New.'),
  });
});

test('a home entry that leads to release notes is a card with their text and their date [HM-3]', () => {
  const notes = rawEntry('kbReleaseNotes', 'n', { title: 'Fall', about: doc(p('New.')) });
  const card = (more: object) =>
    cardOf(rawEntry('homeEntry', 'card', { title: 'What is new', content: entryLink('n'), ...more }), notes);
  expect(card({ icon: 'star' })).toEqual({
    id: 'card',
    kind: 'releaseNotes',
    updatedAt: '2026-03-09T16:00:00.000Z',
    title: 'What is new',
    isPro: false,
    url: '/release-notes/n',
    icon: 'star',
    colours: [],
    links: [],
    description: paragraph('New.'),
  });
  expect(card({ subContent: [entryLink('target')] })?.kind).toBe('card');
});

test('a highlight is a card with its text, its image and its way [HM-7]', () => {
  const highlight = rawEntry('kbHighlight', 'h', {
    title: 'Thirty days',
    description: doc(p('Free.')),
    content: entryLink('target'),
    image: assetLink('cat'),
  });
  expect(cardOf(highlight)).toMatchObject({
    kind: 'highlight',
    title: 'Thirty days',
    url: '/how-to/target',
    description: paragraph('Free.'),
    image: { id: 'cat', url: 'https://images.ctfassets.net/space1/cat/token/cat.png' },
  });
});

test('an announcement is a card with its image [HM-5]', () => {
  const news = rawEntry('announcement', 'a', { title: 'News', image: assetLink('cat') });
  expect(cardOf(news)?.image?.id).toBe('cat');
});

test('an announcement is a card with all that its page shows [HM-5]', () => {
  expect(cardOf(rawEntry('announcement', 'n', { title: 'News' }))).toMatchObject({
    kind: 'announcement',
    url: '/announcements#n',
    announcement: { id: 'n', title: 'News', types: [], isPinned: false },
  });
});

test('an external link is a card that leads there', () => {
  const link = rawEntry('externalLink', 'x', { title: 'Out', url: 'https://out.example' });
  expect(cardOf(link)).toMatchObject({ kind: 'card', title: 'Out', url: 'https://out.example' });
});
