import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { Announcement, BundleFiles } from '../../../schemas/bundle/index.ts';
import { type FeedName, feedNames, feedPath } from '../../../schemas/machine-readers.ts';
import { type ListedArticle, listedArticles } from '../files/listed-articles.ts';
import type { SiteFile } from '../files/site-file.ts';
import { readBundleFile } from '../pages/routes.ts';
import type { FeedItem } from './atom-feed.ts';
import { llmsText } from './llms-text.ts';
import { markdownCopies } from './markdown-copies.ts';
import { pages } from '../../../schemas/urls.ts';

/** The feeds, and `llms.txt`. A file whose path is the URL of a page is left out. */
export function machineReaderFiles(files: readonly BundleFile[], site: BundleFiles['site']): SiteFile[] {
  const articles = listedArticles(files);
  const copies = markdownCopies(files);
  const addresses = new Set<string>(files.flatMap(({ url }) => url ?? []));
  const llms = () =>
    llmsText({
      site,
      articles: articles.filter(({ url }) => copies.has(url)),
      tree: readBundleFile(files, 'contents').items,
      description: readBundleFile(files, 'home').head.description,
    });
  const all: SiteFile[] = [
    ...feedFiles(site, {
      announcements: () => announcementItems(readBundleFile(files, 'announcements').items, site),
      releaseNotes: () => releaseItems(articles, site),
      dated: () => datedItems(articles),
    }),
    ...(site.hasMarkdown === false || site.searchEngines === false
      ? []
      : [{ path: 'llms.txt', content: llms }]),
  ];
  return all.filter(({ path }) => !addresses.has(`/${path}`));
}

/** Feeds need absolute URLs, so there are none without `siteUrl`, and none if search engines are switched off. */
function feedFiles(
  site: BundleFiles['site'],
  { dated, ...items }: Readonly<Record<Exclude<FeedName, 'all'> | 'dated', () => FeedItem[]>>,
): SiteFile[] {
  if (site.siteUrl === undefined || site.searchEngines === false) return [];
  const all = (): FeedItem[] => [...items.announcements(), ...items.releaseNotes(), ...dated()];
  const itemsOf = { ...items, all };
  return feedNames.map((name) => ({
    path: feedPath(name, site.routes ?? {}).slice(1),
    content: async () => {
      const { atomFeed } = await import('./atom-feed.ts'); // it loads the XML writer, which most builds do not need
      return atomFeed(name, itemsOf[name](), site);
    },
  }));
}

type Site = BundleFiles['site'];

/** The link of an announcement is its target, else its anchor in the list. */
const announcementItems = (announcements: readonly Announcement[], site: Site): FeedItem[] =>
  announcements.flatMap(({ id, title, plainDescription, ctaLink, updatedAt = site.updatedAt }) =>
    updatedAt === undefined
      ? []
      : [{ id, title, updatedAt, summary: plainDescription, url: ctaLink ?? `${pages.announcements}#${id}` }],
  );

/** Articles with a date, at that date; release notes are in the feed already. */
const datedItems = (articles: readonly ListedArticle[]): FeedItem[] =>
  articles.flatMap(({ id, type, title, url, head, about }) =>
    about?.publishedOn === undefined || type === 'kbReleaseNotes'
      ? []
      : [{ id, title, url, updatedAt: timeOf(about.publishedOn), summary: head.description }],
  );

/** RFC 4287 wants a time with a zone; a day begins in UTC. */
const timeOf = (date: string): string =>
  new Date(/(?:Z|[+-]\d{2}:?\d{2})$/u.test(date) || !date.includes('T') ? date : `${date}Z`).toISOString();

/** A feed needs the time of each item: an item without one gets that of the newest change. */
const releaseItems = (articles: readonly ListedArticle[], site: Site): FeedItem[] =>
  articles
    .filter(({ type }) => type === 'kbReleaseNotes')
    .flatMap(({ id, title, url, head, updatedAt = site.updatedAt }) =>
      updatedAt === undefined ? [] : [{ id, title, url, updatedAt, summary: head.description }],
    );
