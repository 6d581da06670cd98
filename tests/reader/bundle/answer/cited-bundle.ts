import type { RoutePath } from '../../../../schemas/base/ids.ts';
import type { CitedSite } from '../../../../reader/bundle/answer/cited-address.ts';
import { type CitedBundle, openCitations } from '../../../../reader/bundle/answer/open-citations.ts';
import { fixtureSite } from '../../fixture-bundle.ts';

const file = (name: string, url: string) => ({ name, url: url as RoutePath, path: '', sha256: '', bytes: 0 });
const item = (type: string, id: string, url: string, title: string) => ({
  type,
  id,
  url,
  title,
  children: [],
});
const rule = (from: string, to: string, ignoreCase = true) => ({
  from,
  to,
  ignoreCase,
  isPermanent: true,
  inBrowser: true,
});

/** Every page of the bundle that an answer can rest on. */
export const pageUrls = [
  '/how-to/take-a-payment',
  '/how-to/caf%C3%A9-payments',
  '/faq/Dispatch-FAQ',
  '/glossary/left-out-of-the-tree',
  '/',
  '/announcements',
  '/product-capabilities',
  '/product-capabilities/dispatch',
] as const;

export const citedBundle: CitedBundle = {
  manifest: async () => ({
    format: 1,
    source: { id: 's' },
    locale: fixtureSite.locale,
    knowledgeBase: 'main',
    files: [
      file('articles/pay', '/how-to/take-a-payment'),
      file('articles/cafe', '/how-to/caf%C3%A9-payments'),
      file('articles/faq', '/faq/Dispatch-FAQ'),
      file('articles/left', '/glossary/left-out-of-the-tree'),
    ],
  }),
  contents: async () => ({
    items: [
      {
        ...item('productArea', 'dispatch', '/product-capabilities/dispatch', 'Dispatch'),
        children: [item('kbFaq', 'faq', '/faq/Dispatch-FAQ', 'Dispatch: questions')],
      },
      item('kbHowTo', 'pay', '/how-to/take-a-payment', 'Take a payment'),
      item('kbHowTo', 'cafe', '/how-to/caf%C3%A9-payments', 'Café payments'),
    ],
  }),
  redirects: async () => ({
    rules: [
      rule('/how-to/charge-a-card', '/how-to/take-a-payment#cards'),
      rule('/how-to/old-payments', '/how-to/take-a-payment'),
      rule('/faq/exact', '/how-to/take-a-payment', false),
      rule('/faq/dead', '/how-to/nowhere'),
      rule('/faq/academy', 'https://academy.example.com/course'),
      rule('/faq/hostile', 'javascript:alert(1)'),
    ],
  }),
  site: async () => ({
    ...fixtureSite,
    lists: { announcements: true, capabilities: true, categories: false },
  }),
};

export const citedSite: CitedSite = {
  siteUrl: 'https://help.example.com/',
  basePath: '/kb/',
  pageOrigin: 'https://preview.example.com',
};

export const openFixture = (site: Partial<CitedSite> = {}) =>
  openCitations(citedBundle, { ...citedSite, ...site });
