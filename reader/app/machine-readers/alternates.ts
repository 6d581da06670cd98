import { type FeedName, feedPath, feedTitle, markdownPath } from '../../../schemas/machine-readers.ts';
import type { BundleFiles, Head } from '../../../schemas/bundle/index.ts';
import { languageTag } from '../../../schemas/languages.ts';
import { pages, translatedUrls } from '../../../schemas/urls.ts';
import type { HeadTag } from './head-tag.ts';
import type { PageFacts } from './page-facts.ts';

/** Alternate forms of the page: its translations, an article's Markdown, and the feed of changes. */
export function alternates({ site, url, article, hasMarkdown, head }: PageFacts): HeadTag[] {
  const tags: HeadTag[] = translations(head, site);
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

/**
 * The page in each locale that has a text of its own for it, itself among them, and the usual one. Source: Google Search Central, "Tell
 * Google about localized versions of your page".
 */
function translations({ alternates: paths, robots }: Head, { locale: own, locales }: Site): HeadTag[] {
  // a page that shows the text of another locale is none of the translations
  if (paths?.[own] === undefined || locales === undefined || robots !== 'index,follow') return [];
  const urls = translatedUrls(paths, locales);
  const [usual] = urls;
  if (usual === undefined || urls.length < 2) return [];
  return [
    ...urls.map(({ locale, url }) => ({ translation: languageTag(locale), href: url })),
    { translation: 'x-default', href: usual.url },
  ];
}

type Site = BundleFiles['site'];

function feedOf(url: string, type: string | undefined): FeedName | undefined {
  if (url === pages.home) return 'all';
  if (url === pages.announcements) return 'announcements';
  return type === 'kbReleaseNotes' ? 'releaseNotes' : undefined;
}
