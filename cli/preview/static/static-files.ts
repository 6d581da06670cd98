import { Hono } from 'hono';
import { problems } from '../../../pipeline/rules/index.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import {
  pagePreviewPath,
  previewFindingsPath,
  publishedFolder,
  rulePagePath,
} from '../../../schemas/preview/page-preview.ts';
import { offlinePage } from '../../../schemas/service-worker.ts';
import { pages } from '../../../schemas/urls.ts';
import { pagePath } from '../../site/pages/page-path.ts';
import type { SiteFile } from '../../site/files/site-file.ts';
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts';
import { entryPath } from '../dashboard/entry-row.ts';
import { listPaths } from '../dashboard/lists/list-pages.ts';
import { findingsPath } from '../findings/findings-href.ts';
import { findingsRoutes } from '../findings/findings-routes.ts';
import { ownFileRoutes } from '../own-pages/own-file-routes.ts';
import { ownFiles } from '../own-pages/own-files.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { allRulesPath, rulesPath } from '../rules/rules-page.ts';
import { html } from 'hono/html';

/** A preview as files, each locale in its folder. */
export async function staticFiles(site: PreviewSite): Promise<SiteFile[]> {
  const sites = inAllLocales(site);
  const root = Math.min(...sites.map(({ basePath }) => basePath.length));
  const files = await Promise.all(
    sites.map(async (each) =>
      (await filesOf(each)).map((file) => ({ ...file, path: each.basePath.slice(root) + file.path })),
    ),
  );
  return files.flat();
}

/** A preview in each of its locales. */
export const inAllLocales = (site: PreviewSite): readonly PreviewSite[] => [
  site,
  ...site.translations.map((each) => each.site()),
];

/** A preview in one locale, each path once, with the responses of the preview's routes. */
async function filesOf(site: PreviewSite): Promise<SiteFile[]> {
  const app = new Hono();
  const { basePath } = site;
  const { published } = site;
  const findings = findingsRoutes(site, published && { state: 'published', site: published });
  for (const routes of [findings, dashboardRoutes(site, undefined), ownFileRoutes(basePath)])
    app.route('/', routes);
  const asked = (address: string, path: string): SiteFile => ({
    path,
    content: () => answerOf(app, under(basePath, address), basePath),
  });
  const shown = (address: string): SiteFile => asked(address, pagePath(address));
  const named = (file: string): SiteFile => asked(`/${file}`, pathOf(file));
  const own = [
    '/preview',
    findingsPath,
    ...(await listPaths(site)).map((path) => `/preview/${path}`),
    ...rules,
  ].map(shown);
  const taken = new Set(own.map(({ path }) => path.split('/')[1]));
  const ids = [...site.graph.entries.keys(), ...site.graph.assets.keys()];
  const all: SiteFile[] = [
    ...pagesAndFiles(site),
    { path: '404.html', content: () => pageText(pages.notFound, site) },
    ...[ownFiles.styles, ownFiles.findingsScript].map((path) => named(path.slice(1))),
    ...ids.filter((id) => !taken.has(id) && !kept.has(id)).map((id) => shown(`/preview/${id}`)),
    ...ids.map((id) => shown(entryPath(id))),
    ...own,
    ...Array.from(site.routes, (url) => named(pagePreviewPath(url))),
    named(previewFindingsPath),
    ...(published === undefined ? [] : publishedFiles(site, published)),
  ];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

/** The path of a file for a URL. */
const pathOf = (file: string): string => file.split('/').map(decodeURIComponent).join('/');

const pagesAndFiles = (site: PreviewSite): SiteFile[] => [
  ...site.files().filter(({ path }) => path !== offlinePage.file),
  ...Array.from(site.routes, (url): SiteFile => ({
    path: pagePath(url),
    content: () => pageText(url, site),
  })),
];

/** The published site, with the differences of each page from its draft. */
function publishedFiles(site: PreviewSite, published: PreviewSite): SiteFile[] {
  const app = findingsRoutes(published, { state: 'draft', site });
  const { basePath } = published;
  const known = Array.from(published.routes, (url): SiteFile => {
    const file = pagePreviewPath(url);
    return { path: pathOf(file), content: () => answerOf(app, under(basePath, `/${file}`), basePath) };
  });
  const notFound = { path: '404.html', content: () => pageText(pages.notFound, published) };
  return [...pagesAndFiles(published), notFound, ...known].map((file) => ({
    ...file,
    path: publishedFolder + file.path,
  }));
}

const rules = [rulesPath, allRulesPath, ...problems.map(({ id }) => `/${rulePagePath(id)}`)];

/** Names below `/preview/` that are reserved, so no entry gets them. */
const kept: ReadonlySet<string> = new Set(['pages', 'entry', 'published', 'findings.json']);

const pageText = async (url: string, site: PreviewSite): Promise<string> => (await site.render(url)).html;

/** A page of the preview. A redirect becomes a page that redirects. */
async function answerOf(app: Hono, address: string, basePath: string): Promise<string> {
  const response = await app.request(address);
  const to = response.headers.get('location');
  if (to !== null) return String(await leadingPage(to, basePath));
  invariant(response.status === 200, `the preview answers at ${address}`);
  return response.text();
}

/** The page in place of a redirect, which a static host cannot give. */
const leadingPage = (to: string, basePath: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>This page leads on | Preview</title>
        <meta name="robots" content="noindex,nofollow" />
        <meta http-equiv="refresh" content="0; url=${to}" />
        <link rel="icon" href="${basePath}favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main>
          <h1>This page leads on</h1>
          <p><a href="${to}">Go to the page</a></p>
        </main>
      </body>
    </html>`;
