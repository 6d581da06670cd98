import { assetLink, doc, entryLink, p, type RawEntry, rawEntry } from '../../documents.ts';
import { linksTo, times } from './lists.ts';

/** The home page, announcements, product areas and redirect rules. */
export const home = (): RawEntry[] => [...sections(), ...announcements(), ...areas(), ...rules()];

function sections(): RawEntry[] {
  const packs = times(3, (n) => card(`pack${n}`, { content: entryLink(`landing${n}`) }));
  const welcome = times(3, (n) =>
    card(`welcome${n}`, { content: entryLink(`task${n}`), borderColor1: '#336699', borderColor2: 'teal' }),
  );
  const categories = times(4, (n) =>
    card(`category${n}`, {
      content: entryLink(`landing${n}`),
      subContent: [entryLink(`task${n}`), entryLink(`faq${n}`)],
    }),
  );
  const featured = times(2, (n) =>
    card(`featured${n}`, { subContent: times(4, (k) => entryLink(`task${n * 4 + k}`)) }),
  );
  const highlight = rawEntry('kbHighlight', 'highlight', {
    title: 'The new vans',
    description: doc(p('They are blue.')),
    content: entryLink('external0'),
    image: assetLink('picture11'),
  });
  return [
    section('HPFeaturePacks', linksTo(packs)),
    section('HPWelcome', [...linksTo(welcome), entryLink('highlight')]),
    section('HPCategories', linksTo(categories)),
    section('HPFeaturedArticles', linksTo(featured)),
    section('HPAnnouncements', [entryLink('news0'), entryLink('news1')]),
    ...packs,
    ...welcome,
    ...categories,
    ...featured,
    highlight,
    rawEntry('externalLink', 'external0', { title: 'The blue road', url: 'https://roads.example/blue' }),
  ];
}

const section = (codeId: string, subContent: readonly unknown[]): RawEntry =>
  rawEntry('homeEntry', `home${codeId}`, { title: `Section ${codeId}`, codeId, subContent });

const card = (id: string, values: Readonly<Record<string, unknown>>): RawEntry =>
  rawEntry('homeEntry', id, { title: `Card ${id}`, icon: 'van', ...values });

const announcements = (): RawEntry[] => [
  ...['Releases', 'Blog', 'News'].map((codeId, n) =>
    rawEntry('announcementType', `newsType${n}`, { name: `${codeId} of vans`, codeId }),
  ),
  ...times(6, (n) =>
    rawEntry('announcement', `news${n}`, {
      title: `News ${n}`,
      description: doc(p(`Van ${n} has come.`)),
      announcementType: [entryLink(`newsType${n % 3}`)],
      ctaLink: `/how-to/task-${n}`,
      ctaOpenInNewWindow: false,
      ...(n % 2 === 0 && {
        learnMoreLinks: [{ label: `All of news ${n}`, url: `/release-notes/new-${n % 3}` }],
      }),
      pin: false,
    }),
  ),
];

const areas = (): RawEntry[] =>
  times(4, (n) =>
    rawEntry('productArea', `area${n}`, {
      title: `Area ${n}`,
      url: `area-${n}`,
      isPro: n === 3,
      ...(n > 1 && { parent: entryLink(`area${n - 2}`) }),
    }),
  );

const rules = (): RawEntry[] =>
  times(4, (n) =>
    rawEntry('redirectRule', `rule${n}`, {
      fromPath: `/former-${n}`,
      toPath: `/faq/part-${n}`,
      isPermanent: true,
      ignoreCase: true,
      redirectInBrowser: true,
    }),
  );
