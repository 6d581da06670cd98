import type { Announcement, BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import type { ListedArticle } from '../listed-articles.ts';
import type { FeedItem } from './atom-feed.ts';

type Site = BundleFiles['site'];

/** An announcement leads to what it announces, else to its place in the list. */
export const announcementItems = (announcements: readonly Announcement[], site: Site): FeedItem[] =>
  announcements.flatMap(({ id, title, plainDescription, ctaLink, updatedAt = site.updatedAt }) =>
    updatedAt === undefined
      ? []
      : [{ id, title, updatedAt, summary: plainDescription, url: ctaLink ?? `${pages.announcements}#${id}` }],
  );

/** A feed needs the time of a change: where the content has none, that of its newest one stands in. */
export const releaseItems = (articles: readonly ListedArticle[], site: Site): FeedItem[] =>
  articles
    .filter(({ type }) => type === 'kbReleaseNotes')
    .flatMap(({ id, title, url, head, updatedAt = site.updatedAt }) =>
      updatedAt === undefined ? [] : [{ id, title, url, updatedAt, summary: head.description }],
    );
