import { expect, test } from 'vitest';
import { built, rawAsset, rawEntry } from '../documents.ts';

const entries = [rawEntry('kbTerm', 'a', { term: 'A' })];
const site = (config: NonNullable<Parameters<typeof built>[1]>['config'], parts = {}) =>
  built(entries, { config, parts }).file('site');

test('links to other sites open a new window unless the configuration says otherwise [LY-4]', () => {
  const links = [
    { label: 'In', url: '/categories' },
    { label: 'Out', url: 'https://out.example' },
    { label: 'Out here', url: 'HTTPS://out.example', opensNewWindow: false },
    { label: 'In there', url: '/categories', opensNewWindow: true },
  ];
  const { header, footer } = site({
    site: { header: { links }, footer: { columns: [{ title: 'C', links }], social: links, legal: links } },
  });
  const opened = links.map((link, index) => ({ ...link, opensNewWindow: [false, true, false, true][index] }));
  expect(header.links).toEqual(opened);
  expect(footer).toEqual({
    columns: [{ title: 'C', links: opened }],
    social: opened,
    legal: opened,
    copyright: 'Help Center',
  });
});

test('the site says which knowledge base it is, in which language and from when [KB-1]', () => {
  expect(site({ flags: { fullHeader: true }, services: { search: 'https://s.example' } })).toEqual({
    name: 'Help Center',
    basePath: '/',
    locale: 'en-US',
    direction: 'ltr',
    updatedAt: '2026-03-09T16:00:00.000Z',
    knowledgeBase: { kbId: 'main', searchSource: 'KBContentful', homeUrl: '/' },
    header: { links: [] },
    footer: { columns: [], social: [], legal: [], copyright: 'Help Center' },
    lists: { announcements: false, capabilities: false, categories: false },
    labels: {},
    flags: { fullHeader: true },
    services: { profile: '/auth/profile', search: 'https://s.example' },
  });
});

test('the site says which of its lists hold something', () => {
  const news = built([...entries, rawEntry('announcement', 'n', { title: 'N' })]).file('site');
  expect(news.lists).toEqual({ announcements: true, capabilities: false, categories: false });
  const maps = built([...entries, rawEntry('kbCapability', 'c', { title: 'C' })]).file('site');
  expect(maps.lists).toEqual({ announcements: false, capabilities: true, categories: false });
});

test('each of the three knowledge bases has its own home [KB-1]', () => {
  const homes = ['main', 'marketing-pro-fieldroutes', 'marketing-pro-aspire'].map(
    (knowledgeBase) => site({ knowledgeBase }).knowledgeBase.homeUrl,
  );
  expect(homes).toEqual([
    '/',
    '/landing-page/marketing-pro-home-fieldroutes',
    '/landing-page/marketing-pro-home-aspire',
  ]);
});

const withLogo = (logo: string) =>
  site(
    {
      knowledgeBases: {
        main: {
          kbId: 'main',
          deliveryChannelId: 'main',
          deliveryChannelStrict: false,
          searchSource: 'KBContentful',
          homeUrl: '/',
          logo,
        },
      },
    },
    { assets: [rawAsset('mark')] },
  ).knowledgeBase.logo;

test('a logo is an asset of the space or an address [KB-1]', () => {
  expect(withLogo('mark')).toBe('https://images.ctfassets.net/space1/mark/token/mark.png');
  expect(withLogo('https://logo.example/l.svg')).toBe('https://logo.example/l.svg');
  expect(withLogo('gone')).toBeUndefined();
});

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa_IR', 'rtl'],
  ['en-US', 'ltr'],
  ['arn', 'ltr'],
])('the language %s is written %s', (code, direction) => {
  const locales = [{ code, default: true }];
  const bundle = built([{ sys: { id: 'a' } }], { parts: { locales } });
  expect(bundle.file('site').direction).toBe(direction);
});
