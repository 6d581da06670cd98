import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { BundleFiles, Head } from '../../../schemas/bundle/index.ts';
import { languageTag } from '../../../schemas/languages.ts';
import { absoluteUrl, pages, sameInAll, translatedUrls } from '../../../schemas/urls.ts';
import { listedArticles } from './listed-articles.ts';
import { listPagesOf, readBundleFile } from '../pages/routes.ts';
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
  const { locales = [] } = site;
  const onThisHost =
    locales.length === 0 ? [{ basePath }] : locales.filter((each) => each.siteUrl === siteUrl);
  const sitemaps = onThisHost.map((each) => absoluteUrl('/sitemap.xml', { siteUrl, ...each }));
  const isFirst = onThisHost[0]?.basePath === basePath;
  return [
    ...(isFirst ? [{ path: 'robots.txt', content: () => robots(sitemaps) }] : []),
    {
      path: 'sitemap.xml',
      content: () =>
        sitemap(listedPages(files, leftOut), { siteUrl, basePath, locale: site.locale, locales }),
    },
  ];
}

const robots = (sitemaps: readonly string[]): string =>
  `User-agent: *\nAllow: /\n\n${sitemaps.map((url) => `Sitemap: ${url}\n`).join('')}`;

interface ListedPage {
  readonly url: string;
  readonly updatedAt?: string | undefined;
  readonly head?: Pick<Head, 'alternates'>;
}

interface Host {
  readonly siteUrl: string;
  readonly basePath: string;
  readonly locale: string;
  readonly locales: NonNullable<BundleFiles['site']['locales']>;
}

/** Source: sitemaps.org, "XML tag definitions"; Google Search Central, "Sitemap" of localized versions. */
function sitemap(listed: readonly ListedPage[], { locale: own, locales, ...host }: Host): string {
  const urls = listed.map(({ url, updatedAt, head = { alternates: sameInAll(url, locales) } }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
    const { alternates = {} } = head;
    const translated = translatedUrls(alternates, locales);
    const links =
      translated.length < 2 || alternates[own] === undefined ? '' : translated.map(translationLink).join('');
    return `  <url><loc>${escapeXml(new URL(absoluteUrl(url, host)).href)}</loc>${changed}${links}</url>`;
  });
  const links = locales.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const translationLink = ({ locale, url }: { readonly locale: string; readonly url: string }): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(languageTag(locale))}" href="${escapeXml(url)}"/>`;

function listedPages(files: readonly BundleFile[], leftOut: ReadonlySet<string>): ListedPage[] {
  const { areas } = readBundleFile(files, 'capabilities');
  const fixed = [pages.home, ...listPagesOf(readBundleFile(files, 'site'))];
  const all = [
    ...fixed.map((url) => ({ url })),
    ...areas.map(({ url, alternates = {} }) => ({ url, head: { alternates } })),
  ];
  return [...all.filter(({ url }) => !leftOut.has(url)), ...listedArticles(files)];
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/gu, (character) => `&#${character.charCodeAt(0)};`);
