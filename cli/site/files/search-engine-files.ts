import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { listedArticles } from './listed-articles.ts';
import { readBundleFile } from '../pages/routes.ts';
import type { SiteFile } from './site-file.ts';

/**
 * `robots.txt` and `sitemap.xml`. If search engines are switched off, only `robots.txt`. Both name absolute URLs, so without
 * `siteUrl` there is neither.
 */
export function searchEngineFiles(
  files: readonly BundleFile[],
  site: BundleFiles['site'],
  leftOut: ReadonlySet<string> = new Set(),
): SiteFile[] {
  const { siteUrl, basePath } = site;
  if (site.searchEngines === false)
    return [{ path: 'robots.txt', content: () => 'User-agent: *\nDisallow: /\n' }];
  if (siteUrl === undefined) return [];
  const absolute = (path: string): string => new URL(basePath + path.slice(1), siteUrl).href;
  return [
    { path: 'robots.txt', content: () => robots(absolute('/sitemap.xml')) },
    { path: 'sitemap.xml', content: () => sitemap(listedPages(files, leftOut), absolute) },
  ];
}

const robots = (sitemapUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;

interface ListedPage {
  readonly url: string;
  readonly updatedAt?: string | undefined;
}

/** Source: sitemaps.org, "XML tag definitions". */
function sitemap(listed: readonly ListedPage[], absolute: (path: string) => string): string {
  const urls = listed.map(({ url, updatedAt }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
    return `  <url><loc>${escapeXml(absolute(url))}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function listedPages(files: readonly BundleFile[], leftOut: ReadonlySet<string>): ListedPage[] {
  const { areas } = readBundleFile(files, 'capabilities');
  const fixed = [
    pages.home,
    pages.announcements,
    pages.capabilities,
    pages.categories,
    ...areas.map(({ url }) => url),
  ];
  return [...fixed.filter((url) => !leftOut.has(url)).map((url) => ({ url })), ...listedArticles(files)];
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/gu, (character) => `&#${character.charCodeAt(0)};`);
