import { expect, test } from 'vitest';
import { built, rawAsset, rawEntry } from '../documents.ts';

const entries = [rawEntry('kbTerm', 'a', { term: 'A' })];
const site = (config: NonNullable<Parameters<typeof built>[1]>['config'], parts = {}) =>
  built(entries, { config, parts }).file('site');

test('links to other sites open a new window unless the configuration says otherwise [LY-4]', () => {
  const links = [
    { label: 'In', url: '/search' },
    { label: 'Out', url: 'https://out.example' },
    { label: 'Out here', url: 'HTTPS://out.example', opensNewWindow: false },
    { label: 'In there', url: '/search', opensNewWindow: true },
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

test('a link to an article that the knowledge base does not carry is left out, with the column that it leaves empty [KB-2]', () => {
  const crews = rawEntry('kbHowTo', 'crews', { title: 'Crews', deliveryChannels: ['main'] });
  const [foreign, own] = [
    { label: 'Crews', url: '/how-to/crews' },
    { label: 'News', url: '/search' },
  ];
  const links = [foreign, own];
  const columns = [
    { title: 'Both', links },
    { title: 'Gone', links: [foreign] },
    { title: 'Words', links: [] },
  ];
  const linksIn = (knowledgeBase: string) => {
    const config = {
      knowledgeBase,
      site: { header: { links }, footer: { columns, social: links, legal: links } },
    };
    const { header, footer } = built([crews], { config }).file('site');
    return [header.links, ...footer.columns.map((column) => column.links), footer.social, footer.legal].map(
      (list) => list.map(({ label }) => label),
    );
  };
  expect(linksIn('marketing-pro-aspire')).toEqual([['News'], ['News'], [], ['News'], ['News']]);
  expect(linksIn('main')[2]).toEqual(['Crews']);
});

test('the site says which knowledge base it is, in which language and from when [KB-1]', () => {
  expect(site({ flags: { fullHeader: true }, services: { images: 'https://s.example' } })).toEqual({
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
    services: { images: 'https://s.example' },
  });
});

test('the site says which of its lists hold something', () => {
  const news = built([...entries, rawEntry('announcement', 'n', { title: 'N' })]).file('site');
  expect(news.lists).toEqual({ announcements: true, capabilities: false, categories: false });
  const maps = built([...entries, rawEntry('kbCapability', 'c', { title: 'C' })]).file('site');
  expect(maps.lists).toEqual({ announcements: false, capabilities: true, categories: false });
});

test('a link to a list that is empty is left out [DP-1]', () => {
  const links = ['/announcements', '/categories', '/product-capabilities'].map((url) => ({
    label: url,
    url,
  }));
  const news = rawEntry('announcement', 'n', { title: 'N' });
  const { header } = built([...entries, news], { config: { site: { header: { links } } } }).file('site');
  expect(header.links.map(({ url }) => url)).toEqual(['/announcements']);
});

test.each([
  ['en-US', undefined, undefined, 'Help Center'],
  ['de', undefined, undefined, 'Hilfebereich'],
  ['de', 'fr', undefined, 'Centre d’aide'],
  ['pl', undefined, undefined, 'Help Center'],
  ['de', undefined, 'Vanbase', 'Vanbase'],
] as const)(
  'in %s, with the interface in %s and the name %s, the site is %s [DP-1]',
  (locale, language, own, name) => {
    const config = { locale, language, site: { name: own } };
    const locales = [{ code: locale, default: true }];
    expect(built([{ sys: { id: 'a' } }], { config, parts: { locales } }).file('site').name).toBe(name);
  },
);

test('sources have the names that the configuration gives them, in its order [SR-5]', () => {
  const sources = { courses: { en: 'Academy', de: 'Akademie' }, knowledgeBase: 'Help' };
  expect(Object.entries(site({ search: { sources } }).labels)).toEqual([
    ['source.courses', 'Academy'],
    ['source.knowledgeBase', 'Help'],
  ]);
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

test('header and footer link what the knowledge base carries, and no column is left empty [KB-1] [KB-2]', () => {
  const articles = [
    rawEntry('kbFaq', 'mains', { title: 'Main', deliveryChannels: ['main'] }),
    rawEntry('kbFaq', 'partners', { title: 'Partner', deliveryChannels: ['marketing-pro-aspire'] }),
  ];
  const links = ['/faq/mains', '/faq/partners#a', '/search', '/faq/nowhere', 'https://out.example'].map(
    (url) => ({ label: url, url }),
  );
  const columns = [
    { title: 'All', links },
    { title: 'Main', links: links.slice(0, 1) },
  ];
  const of = (knowledgeBase: string) => {
    const { header, footer } = built(articles, {
      config: {
        knowledgeBase,
        site: { header: { links }, footer: { columns, legal: links, social: links } },
      },
    }).file('site');
    const lists = [
      header.links,
      footer.legal,
      footer.social,
      ...footer.columns.map((column) => column.links),
    ];
    return lists.map((list) => list.map(({ url }) => url));
  };
  const everywhere = ['/search', '/faq/nowhere', 'https://out.example'];
  const main = ['/faq/mains', ...everywhere];
  const partner = ['/faq/partners#a', ...everywhere];
  expect(of('main')).toEqual([main, main, main, main, ['/faq/mains']]);
  expect(of('marketing-pro-aspire')).toEqual([partner, partner, partner, partner]);
});
