import { type OwnPrefixes, prefixOf } from './routes.ts';
import { pages } from './urls.ts';
import { type Language, languageOf } from './languages.ts';

export const feedNames = ['announcements', 'releaseNotes', 'all'] as const;
export type FeedName = (typeof feedNames)[number];

/** The path of a feed. They are written where the site has an address. */
export function feedPath(feed: FeedName, own: OwnPrefixes): string {
  if (feed === 'all') return '/feed.xml';
  return `${feed === 'announcements' ? pages.announcements : prefixOf('kbReleaseNotes', own)}/feed.xml`;
}

/** Both programs name the feeds, one in the feed and one in the pages that link to it. */
const feedSubjects: Readonly<Record<Language, Readonly<Record<Exclude<FeedName, 'all'>, string>>>> = {
  en: { announcements: 'Announcements', releaseNotes: 'Release notes' },
  es: { announcements: 'Anuncios', releaseNotes: 'Notas de la versión' },
  de: { announcements: 'Ankündigungen', releaseNotes: 'Versionshinweise' },
  fr: { announcements: 'Annonces', releaseNotes: 'Notes de version' },
  nl: { announcements: 'Aankondigingen', releaseNotes: 'Releaseopmerkingen' },
  it: { announcements: 'Novità', releaseNotes: 'Note di rilascio' },
  pt: { announcements: 'Comunicados', releaseNotes: 'Notas de versão' },
  ja: { announcements: 'お知らせ', releaseNotes: 'リリースノート' },
  ar: { announcements: 'الإعلانات', releaseNotes: 'ملاحظات الإصدار' },
};

interface NamedSite {
  readonly name: string;
  readonly locale: string;
  readonly language?: Language | undefined;
}

export const feedTitle = (feed: FeedName, site: NamedSite): string =>
  feed === 'all'
    ? site.name
    : `${feedSubjects[languageOf(site.language ?? site.locale)][feed]} | ${site.name}`;

/** Where the Markdown of the article at a path stands. */
export const markdownPath = (url: string): string => `${url}.md`;
