import type { Announcement, Article, BundleFiles, Card } from '../../schemas/bundle/index.ts';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import type { Locale, RoutePath } from '../../schemas/base/ids.ts';
import type { ReadFile } from '../../reader/bundle/files/open.ts';
import { buildSearchIndex } from '../../schemas/search/index/build-index.ts';

/** A small help center of a provider of field-service software, with something for each page to show. */

/** A paragraph. */
export const text = (words: string): RichText => ({
  children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: words }] }],
});

export const card = (id: string, fields: Partial<Card> = {}): Card => ({
  id,
  kind: 'card',
  title: id,
  isPro: false,
  colours: [],
  links: [],
  ...fields,
});

export const announcement = (id: string, fields: Partial<Announcement> = {}): Announcement => ({
  id,
  title: id,
  types: [],
  ctaOpenInNewWindow: false,
  learnMoreLinks: [],
  isPinned: false,
  ...fields,
});

const path = (url: string): RoutePath => url as RoutePath;

/** What every article has and these have none of. */
const noArticleLists = { authors: [], topics: [], tags: [], relatedContent: [], deliveryChannels: [] };

const article = (id: string, fields: Partial<Article> = {}): Article => ({
  id,
  type: 'kbHowTo',
  url: path(`/how-to/${id}`),
  title: id,
  head: { title: id, robots: 'index,follow' },
  breadcrumbs: [],
  contents: [],
  displayToc: true,
  related: [],
  node: {
    type: 'kbHowTo',
    id,
    fields: {
      title: id,
      spotlightBoxes: [],
      howToSections: [],
      ...noArticleLists,
    },
  },
  ...fields,
});

const link = (id: string, title: string, isPro = false) => ({
  id,
  type: 'kbHowTo',
  title,
  url: `/how-to/${id}`,
  isPro,
});

const types = [
  { id: 't1', name: 'Releases', codeId: 'Releases' },
  { id: 't2', name: 'Event', codeId: 'Event' },
  { id: 't3', name: 'Training', codeId: 'Training' },
  { id: 't4', name: 'Community', codeId: 'Community' },
];
const [releases, event, training] = types as [(typeof types)[0], (typeof types)[0], (typeof types)[0]];

const autumnRelease = announcement('autumn', {
  title: 'Autumn release: the new dispatch board',
  description: text(
    'Drag jobs between technicians, see who is close, and undo what went wrong. Rolls out from 9 November.',
  ),
  plainDescription: 'Drag jobs between technicians, see who is close, and undo what went wrong.',
  updatedAt: '2026-11-03T17:00:00.000Z',
  types: [releases],
  ctaLink: '/release-notes/autumn-2026',
  isPinned: true,
});
const webinar = announcement('webinar', {
  title: 'Webinar: close the month in a day',
  description: text('Our accounting team shows the five reports they start with.'),
  plainDescription: 'Our accounting team shows the five reports they start with.',
  updatedAt: '2026-11-12T17:00:00.000Z',
  types: [event, training],
  ctaLink: 'https://events.example.com/month',
  ctaOpenInNewWindow: true,
  learnMoreLinks: [{ label: 'Read the guide first', url: '/how-to/close-a-month' }],
});
const conference = announcement('conference', {
  title: 'Tickets for the spring conference',
  description: text('Early tickets are on sale until the end of October.'),
  plainDescription: 'Early tickets are on sale until the end of October.',
  updatedAt: '2026-10-01T05:00:00.000Z',
  types: [event],
});

const topics = [
  ['calendar', 'Scheduling'],
  ['receipt', 'Invoicing'],
  ['smartphone', 'Technician app'],
  ['bar-chart-3', 'Reporting'],
] as const;

const categories = [
  'Dispatch',
  'Customers',
  'Invoices and payments',
  'Payroll',
  'Marketing',
  'Inventory',
  'Integrations',
].map((title, index) =>
  card(`category-${index}`, {
    title,
    isPro: title === 'Marketing',
    url: `/landing-page/${title.toLowerCase().replaceAll(' ', '-')}`,
    icon: ['truck', 'users', 'wallet', 'clock', 'megaphone', 'package', 'plug'][index],
    colours: index % 2 === 0 ? ['#0b5cad', '#35b6a0'] : [],
    links: [
      link(`${index}-a`, `Set up ${title.toLowerCase()}`),
      link(`${index}-b`, `Find what went wrong in ${title.toLowerCase()} and put it right`),
      link(`${index}-c`, `Print a report`, true),
      link(`${index}-d`, `Delete everything`),
    ],
  }),
);

export const fixtureHome: BundleFiles['home'] = {
  head: { title: 'Northfield Help Center', description: 'Guides for Northfield.', robots: 'index,follow' },
  sections: [
    {
      id: 'packs',
      code: 'HPFeaturePacks',
      cards: ['Marketing', 'Phones', 'Payroll', 'Fleet'].map((title, index) =>
        card(`pack-${index}`, {
          title,
          isPro: true,
          icon: ['megaphone', 'phone', 'wallet', 'truck'][index],
          url: `/landing-page/${title.toLowerCase()}-pro`,
          description: text(
            'Reach customers before they reach for the phone, and know which call paid for which ad.',
          ),
          colours: ['#5b2ea6', '#c04cfd'],
        }),
      ),
    },
    {
      id: 'news',
      code: 'HPAnnouncements',
      cards: [
        card('news-1', {
          kind: 'announcement',
          title: autumnRelease.title,
          url: autumnRelease.ctaLink,
          announcement: autumnRelease,
        }),
        card('news-2', {
          kind: 'announcement',
          title: webinar.title,
          url: webinar.ctaLink,
          announcement: webinar,
        }),
        card('news-3', {
          kind: 'releaseNotes',
          title: 'Release notes 26.10',
          url: '/release-notes/26-10',
          description: text('Faster search, clearer invoices, and thirty smaller changes.'),
        }),
        card('news-4', {
          kind: 'highlight',
          title: 'How Brightwater Plumbing halved its paperwork',
          url: '/landing-page/brightwater',
          description: text('A family business on what they changed first.'),
        }),
      ],
    },
    {
      id: 'welcome',
      code: 'HPWelcome',
      cards: topics.map(([icon, title]) =>
        card(title, { title, icon, url: `/landing-page/${title.toLowerCase()}` }),
      ),
    },
    { id: 'categories', code: 'HPCategories', cards: categories },
    {
      id: 'featured',
      code: 'HPFeaturedArticles',
      cards: [
        card('group-1', {
          title: 'Getting started',
          links: [
            'Add a technician',
            'Book the first job',
            'Send an invoice',
            'Take a payment',
            'Import customers',
            'Invite your team',
            'Seventh',
          ].map((title, index) => link(`g${index}`, title)),
        }),
        card('group-2', {
          title: 'Most read this week',
          links: ['Close a month', 'Refund a payment', 'Merge two customers'].map((title, index) =>
            link(`h${index}`, title),
          ),
        }),
      ],
    },
  ],
};

const area = (
  id: string,
  title: string,
  fields: Partial<BundleFiles['capabilities']['areas'][number]> = {},
) => ({
  id,
  title,
  isPro: false,
  slug: id,
  url: path(`/product-capabilities/${id}`),
  ...fields,
});

export const fixtureCapabilities: BundleFiles['capabilities'] = {
  areas: [
    area('dispatch', 'Dispatch'),
    area('board', 'Dispatch board', { parentId: 'dispatch' }),
    area('routes', 'Routes', { parentId: 'dispatch' }),
    area('money', 'Invoicing and payments'),
    area('marketing', 'Marketing', { isPro: true }),
  ],
  items: Array.from({ length: 29 }, (_, index) => ({
    id: `capability-${index}`,
    title:
      ['Drag and drop', 'Live map', 'Batch invoices', 'Card on file', 'Call tracking'][index % 5] +
      ` ${index + 1}`,
    isPro: index % 5 === 4,
    url: path(`/product-capability/capability-${index}`),
    shortDescription:
      'Move work between people and days without opening a form, and undo it when plans change.',
    areaId: ['board', 'routes', 'money', 'money', 'marketing'][index % 5],
  })),
};

export const fixtureArticles: readonly Article[] = [
  article('add-a-technician', {
    title: 'Add a technician',
    updatedAt: '2026-11-02T03:00:00.000Z',
    head: { title: 'Add a technician', description: 'Who is on the board.', robots: 'index,follow' },
    breadcrumbs: [
      { title: 'Dispatch', url: '/landing-page/dispatch', isText: false },
      { title: 'Add a technician', isText: true },
    ],
    contents: [
      { id: 'before', title: 'Before you start', content: [] },
      { id: 'add', title: 'Add them', content: [] },
    ],
    related: [{ id: 'close-a-month', type: 'kbHowTo', title: 'Close a month', url: '/how-to/close-a-month' }],
    node: {
      type: 'kbHowTo',
      id: 'add-a-technician',
      fields: {
        title: 'Add a technician',
        introduction: text('A technician needs an account </script><b> before you can send them anywhere.'),
        spotlightBoxes: [],
        howToSections: [
          {
            type: 'kbHowToSection',
            id: 's1',
            anchor: 'before',
            level: 2,
            fields: {
              heading: 'Before you start',
              content: text('Have the phone number at hand.'),
              spotlightBoxes: [],
            },
          },
          {
            type: 'kbHowToSection',
            id: 's2',
            anchor: 'add',
            level: 2,
            fields: {
              heading: 'Add them',
              content: text('Open Settings, then People, and press Add.'),
              spotlightBoxes: [],
            },
          },
        ],
        displayToc: true,
        ...noArticleLists,
      },
    },
  }),
  article('close-a-month', {
    title: 'Close a month',
    head: { title: 'Close a month', robots: 'noindex,nofollow' },
  }),
];

export const fixtureSite: BundleFiles['site'] = {
  name: 'Northfield',
  siteUrl: 'https://help.northfield.example',
  basePath: '/',
  locale: 'en-US' as Locale,
  direction: 'ltr',
  updatedAt: '2026-11-12T17:00:00.000Z',
  knowledgeBase: { kbId: 'kb-main', searchSource: 'KBContentful', homeUrl: '/' },
  header: {
    links: [
      { label: 'Academy', url: 'https://academy.northfield.example', opensNewWindow: true },
      { label: 'northfield.example', url: 'https://northfield.example', opensNewWindow: true },
    ],
    ideasUrl: 'https://ideas.northfield.example',
  },
  footer: {
    columns: [
      {
        title: 'Product',
        links: [
          { label: 'Product capabilities', url: '/product-capabilities', opensNewWindow: false },
          { label: 'Announcements', url: '/announcements', opensNewWindow: false },
        ],
      },
      {
        title: 'Learn',
        links: [{ label: 'Academy', url: 'https://academy.northfield.example', opensNewWindow: true }],
      },
      {
        title: 'Company',
        links: [{ label: 'About Northfield', url: 'https://northfield.example/about', opensNewWindow: true }],
      },
    ],
    social: [
      { label: 'LinkedIn', url: 'https://linkedin.example/northfield', opensNewWindow: true },
      { label: 'YouTube', url: 'https://youtube.example/northfield', opensNewWindow: true },
    ],
    legal: [
      { label: 'Privacy policy', url: 'https://northfield.example/privacy', opensNewWindow: true },
      { label: 'Terms of use', url: 'https://northfield.example/terms', opensNewWindow: true },
    ],
    copyright: 'Northfield, Inc.',
  },
  lists: { announcements: true, capabilities: true, categories: true },
  edition: 'Pro',
  labels: {},
  flags: {},
  services: { profile: '/auth/profile' },
};

const searchIndex = (): BundleFiles['search'] => ({
  index: buildSearchIndex([
    ...fixtureArticles.map(({ id, title, url, type, updatedAt }) => ({
      id,
      title,
      url,
      type,
      source: 'KBContentful',
      ...(updatedAt !== undefined && { updatedAt }),
      headings: '',
      text: `${title} for everyone in the field`,
      abstract: 'Everyone in the field needs this.',
    })),
    ...Array.from({ length: 34 }, (_, number) => ({
      id: `invoice-${number}`,
      title: `Invoice number ${number + 1}`,
      url: `/how-to/invoice-${number}`,
      type: 'kbFaq',
      source: 'KBContentful',
      headings: '',
      text: 'Send it, correct it, have it paid.',
      abstract: 'Send it, correct it, have it paid.',
      updatedAt: '2026-10-12T17:00:00.000Z',
    })),
  ]),
});

/** Every file of the bundle but the manifest and the articles, by name. */
export const fixtureFiles: BundleFiles = {
  site: fixtureSite,
  home: fixtureHome,
  capabilities: fixtureCapabilities,
  categories: { cards: categories },
  announcements: { items: [webinar, autumnRelease, conference], types },
  contents: {
    items: [
      {
        title: 'Dispatch',
        id: 'dispatch',
        type: 'productArea',
        url: '/product-capabilities/dispatch',
        children: fixtureArticles.map(({ id, title, url, type }) => ({ id, title, url, type, children: [] })),
      },
    ],
  },
  redirects: {
    rules: [
      {
        from: '/how-to/Add-Tech',
        to: '/how-to/add-a-technician',
        isPermanent: false,
        ignoreCase: true,
        inBrowser: true,
      },
      {
        from: '/old.htm',
        to: 'https://old.northfield.example/',
        isPermanent: true,
        ignoreCase: false,
        inBrowser: true,
      },
    ],
  },
  autocomplete: { items: [] },
  search: searchIndex(),
};

/** Reads the bundle above; `changed` stands in for files of it. */
export function fixtureRead(changed: Partial<BundleFiles> & { manifest?: unknown } = {}): ReadFile {
  const files: Record<string, unknown> = { ...fixtureFiles, ...changed };
  for (const each of fixtureArticles) files[`articles/${each.id}`] = each;
  const manifest = {
    format: 1,
    source: { id: 'fixture' },
    locale: 'en-US',
    knowledgeBase: 'main',
    files: Object.entries(files).map(([name, value]) => ({
      name,
      path: `${name}.0123abcd.json`,
      sha256: '',
      bytes: 1,
      url: name.startsWith('articles/') ? (value as Article).url : undefined,
    })),
  };
  return async (wanted) => {
    if (wanted === 'manifest.json') return changed.manifest ?? manifest;
    const file = files[wanted.replace('.0123abcd.json', '')];
    if (file === undefined) throw new Error(`no file ${wanted}`);
    return structuredClone(file);
  };
}
