import { type FeedName, feedPath, feedTitle, markdownPath } from '../../../schemas/machine-readers.ts';
import { pages } from '../../../schemas/urls.ts';
import type { HeadTag } from './head-tag.ts';
import type { PageFacts } from './page-facts.ts';

/** Alternate forms of the page: an article's Markdown, and the feed of changes. */
export function alternates({ site, url, article, hasMarkdown, head }: PageFacts): HeadTag[] {
  const tags: HeadTag[] = [];
  const address = (path: string): string => site.basePath.slice(0, -1) + path;
  if (article !== undefined && hasMarkdown === true && head.robots === 'index,follow') {
    tags.push({ alternate: 'text/markdown', href: address(markdownPath(article.url)) });
  }
  const feed = feedOf(url, article?.type);
  if (site.siteUrl !== undefined && site.searchEngines !== false && feed !== undefined) {
    tags.push({
      alternate: 'application/atom+xml',
      href: address(feedPath(feed, site.routes ?? {})),
      title: feedTitle(feed, site),
    });
  }
  return tags;
}

function feedOf(url: string, type: string | undefined): FeedName | undefined {
  if (url === pages.home) return 'all';
  if (url === pages.announcements) return 'announcements';
  return type === 'kbReleaseNotes' ? 'releaseNotes' : undefined;
}
