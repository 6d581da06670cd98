import * as z from 'zod';
import type { BundleFile } from '../../pipeline/emit/bundle-file.ts';
import { type BundleFiles, currentFormat } from '../../schemas/bundle/index.ts';
import { pages } from '../../schemas/urls.ts';
import { readBundleFile } from './routes.ts';
import type { SiteFile } from './site-files.ts';

/** `robots.txt` and `sitemap.xml`; both name absolute addresses, so there are none without the site's. */
export function searchEngineFiles(files: readonly BundleFile[], site: BundleFiles['site']): SiteFile[] {
  const { siteUrl, basePath } = site;
  if (siteUrl === undefined) return [];
  const absolute = (path: string): string => new URL(basePath + path.slice(1), siteUrl).href;
  return [
    { path: 'robots.txt', content: () => robots(absolute('/sitemap.xml')) },
    { path: 'sitemap.xml', content: () => sitemap(listedPages(files), absolute) },
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

function listedPages(files: readonly BundleFile[]): ListedPage[] {
  const { areas } = readBundleFile(files, 'capabilities');
  const fixed = [
    pages.home,
    pages.announcements,
    pages.capabilities,
    pages.categories,
    ...areas.map(({ url }) => url),
  ];
  return [...fixed.map((url) => ({ url })), ...listedArticles(files)];
}

const listing = z.object({
  url: z.string(),
  updatedAt: z.string().optional(),
  head: z.object({ robots: z.enum(currentFormat.head.shape.robots.options) }),
});

function listedArticles(files: readonly BundleFile[]): ListedPage[] {
  return files
    .filter(({ url }) => url !== undefined)
    .map(({ text }) => listing.parse(JSON.parse(text)))
    .filter(({ head }) => head.robots === 'index,follow')
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/gu, (character) => `&#${character.charCodeAt(0)};`);
