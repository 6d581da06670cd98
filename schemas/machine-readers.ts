import { type Language, languageOf } from './languages.ts';

/** The feeds, as paths of the site. Written where the site has an address. */
export const feeds = {
  all: '/feed.xml',
  announcements: '/announcements/feed.xml',
  releaseNotes: '/release-notes/feed.xml',
} as const;

export type FeedName = keyof typeof feeds;

/** Both programs name the feeds, one in the feed and one in the pages that link to it. */
const feedSubjects: Readonly<Record<Language, Readonly<Record<Exclude<FeedName, 'all'>, string>>>> = {
  en: { announcements: 'Announcements', releaseNotes: 'Release notes' },
  es: { announcements: 'Anuncios', releaseNotes: 'Notas de la versión' },
};

export const feedTitle = (feed: FeedName, site: { readonly name: string; readonly locale: string }): string =>
  feed === 'all' ? site.name : `${feedSubjects[languageOf(site.locale)][feed]} | ${site.name}`;

/** Where the Markdown of the article at a path stands. */
export const markdownPath = (url: string): string => `${url}.md`;
