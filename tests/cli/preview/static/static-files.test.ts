import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { PreviewSite } from '../../../../cli/preview/preview-site.ts';
import { buildPreviewSite, buildPublishedSite } from '../../../../cli/preview/build-preview-site.ts';
import { staticFiles } from '../../../../cli/preview/static/static-files.ts';
import { openStatic, writeStatic } from '../../../../cli/preview/static/write-static.ts';
import { bytesOf } from '../../../../cli/site/files/site-file.ts';
import { openSiteBuild } from '../../../../cli/site/site-build.ts';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { pagePreview } from '../../../../schemas/preview/page-preview.ts';
import { entry, howTo, text } from '../../../pipeline/builders.ts';
import { entryLink, exportOf, rawAsset } from '../../../pipeline/documents.ts';
import { threeLocales, translated } from '../../../pipeline/translated.ts';
import { testFolder } from '../../folder.ts';
import { projectOf, readerOf } from '../built-site.ts';

const link = (uri: string) => ({
  nodeType: 'hyperlink',
  data: { uri },
  content: [{ nodeType: 'text', value: 'the board', marks: [], data: {} }],
});

const exported = exportOf(
  [
    howTo('add', 'Add', { introduction: text('Open ', link('/how-to/nowhere'), '.') }),
    howTo('coffee', 'Café', { url: 'café', introduction: text('Open ', link('/how-to/gone'), '.') }),
    entry('kbHowTo', 'secret', { title: 'Secret' }, 'draft'),
    entry('homeEntry', 'news', { codeId: 'HPAnnouncements', subContent: [entryLink('sale')] }),
    entry('announcement', 'sale', { title: 'Sale' }),
    howTo('entries', 'Called as a list'),
    howTo('pages', 'Called as a folder'),
    howTo('findings.json', 'Called as a file'),
  ],
  { assets: [rawAsset('photo')] },
);

const settings: FieldbookConfig = {
  basePath: '/help/',
  siteUrl: 'https://help.example.com',
  services: { helpCenter: '/chat', images: 'https://pictures.example.com' },
  scripts: [{ src: 'https://tags.example.com/tag.js' }],
  hosts: ['netlify', 'vercel', 'nginx'],
};

const given = {
  config: settings,
  page: async (url: string) => ({ html: `<a href="/help${url}">page</a>`, status: 200 }),
};

/** The text of every file, by its path. */
async function textsOf(site: PreviewSite): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of await staticFiles(site))
    texts.set(file.path, Buffer.from(await bytesOf(file)).toString());
  return texts;
}

let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  files = await textsOf(buildPreviewSite(projectOf(exported, given), readerOf(given), { isStatic: true }));
});

const isThere = (path: string): boolean =>
  ['', '/index.html'].some((end) => files.has(`${path}${end}`.replace(/^\//u, '')));

test('every link of every page leads to a file, as hosts find files', async () => {
  const dead: string[] = [];
  for (const [path, page] of files) {
    if (!path.endsWith('.html')) continue;
    for (const [, address = ''] of page.matchAll(/(?:href|src)="([^"]*)"/gu)) {
      if (address.startsWith('https:')) continue;
      const { pathname } = new URL(address, `https://host.example/help/${path}`);
      const within = decodeURIComponent(pathname)
        .replace(/^\/help(?:\/|$)/u, '')
        .replace(/\/$/u, '');
      const isOfReader = within === 'favicon.svg'; // which stands in the reader's build
      if (!pathname.startsWith('/help') || !(isThere(within) || isOfReader)) dead.push(`${path}: ${address}`);
    }
  }
  expect(dead).toEqual([]);
});

test('each page has what the preview knows of it, under its decoded name', async () => {
  const page = pagePreview.parse(JSON.parse(files.get('preview/pages/how-to/café.json') ?? ''));
  expect(page).toMatchObject({ url: '/how-to/caf%C3%A9', entry: 'coffee' });
  expect(page.findings.map(({ rule }) => rule)).toEqual(['links/broken-page']);
  for (const path of [
    'how-to/café/index.html',
    '404.html',
    'preview/pages/index.json',
    'preview/findings.json',
    'preview/index.html',
    'preview/findings/index.html',
  ])
    expect([path, files.has(path)]).toEqual([path, true]);
});

test('ids lead on, as a preview does, but where a list or a folder has their name', async () => {
  expect(files.get('preview/add/index.html')).toContain('content="0; url=/help/how-to/add"');
  expect(files.get('preview/sale/index.html')).toContain('url=/help/announcements#sale');
  expect(files.get('preview/secret/index.html')).toContain('url=/help/preview/entry/secret');
  expect(files.get('preview/photo/index.html')).toContain('url=/help/preview/entry/photo');
  expect(files.get('preview/entries/index.html')).toContain('<h1>Entries</h1>');
  for (const id of ['pages', 'findings.json']) {
    expect(files.has(`preview/${id}/index.html`)).toBe(false);
    expect(files.get(`preview/entry/${id}/index.html`)).toContain('Called as a');
  }
});

test('no search engine is to list any of it, and nothing is made for programs', async () => {
  expect(files.get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(files.get('_headers')).toContain('  X-Robots-Tag: noindex, nofollow\n');
  expect(files.get('vercel.json')).toContain('"X-Robots-Tag"');
  expect(files.get('headers.nginx.conf')).toContain('add_header X-Robots-Tag "noindex, nofollow" always;');
  const paths = [...files.keys()];
  const textsAt = (pattern: RegExp) =>
    [...files].filter(([path]) => pattern.test(path)).map(([, page]) => page);
  const ownPages = textsAt(/^preview\/.*\.html$/u);
  expect(ownPages.length).toBeGreaterThan(100);
  expect(
    ownPages.filter((page) => !page.includes('<meta name="robots" content="noindex,nofollow" />')),
  ).toEqual([]);
  const articles = textsAt(/^bundle\/articles\//u);
  expect(articles.length).toBeGreaterThan(1);
  expect(articles.filter((article) => !article.includes('"robots":"noindex,nofollow"'))).toEqual([]);
  expect(paths.filter((path) => /^(?:sitemap\.xml|llms\.txt)$|feed\.xml$|\.md$/u.test(path))).toEqual([]);
});

test('it has no service but pictures, and nothing that readers sent', async () => {
  const [, site = ''] = [...files].find(([path]) => path.startsWith('bundle/site.')) ?? [];
  expect(JSON.parse(site)).toMatchObject({
    services: { images: 'https://pictures.example.com' },
    searchEngines: false,
  });
  expect(Object.keys((JSON.parse(site) as { services: object }).services)).toEqual(['images']);
  expect(site).not.toMatch(/tags\.example|"search"/u);
  expect(files.get('sw.js')).toContain('unregister');
  expect(files.get('preview/index.html')).not.toMatch(/readers|faults/iu);
  for (const path of ['readers', 'faults']) expect(files.has(`preview/${path}/index.html`)).toBe(false);
});

test('a search in the browser finds what it finds on the site', async () => {
  const [, search = ''] = [...files].find(([path]) => path.startsWith('bundle/search.')) ?? [];
  expect(search).toContain('Café');
});

const writeTo = (folder: string, content = exported) =>
  writeStatic({ project: projectOf(content, given), reader: readerOf(given), folder });

async function writtenIn(folder: string): Promise<readonly string[]> {
  const version = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')) as {
    files: { path: string }[];
  };
  return version.files.map(({ path }) => path);
}

test('it is written in one switch, says what it holds, and nothing of an earlier one stays loadable', async () => {
  const folder = join(await testFolder(onTestFinished), 'shared');
  const told = await writeTo(folder);
  expect(told).toMatch(
    /^The preview of Help Center is written to \S+: \d+ files, \d+ pages, \d+ findings\.\nIts lists name 1 draft that it does not show\.$/u,
  );
  expect(await readFile(join(folder, 'preview/index.html'), 'utf8')).toContain('<h1>Help Center</h1>');
  const before = await readlink(folder);
  const gone = await readFile(join(folder, 'preview/findings.json'), 'utf8');
  const article = (await writtenIn(folder)).find((path) => path.startsWith('bundle/articles/add')) ?? '';
  await readFile(join(folder, article));
  await writeTo(folder, exportOf([howTo('other', 'Other')]));
  await expect(readFile(join(folder, article))).rejects.toThrow('ENOENT');
  expect(await readlink(folder)).not.toBe(before);
  await expect(readFile(join(folder, 'how-to/add/index.html'))).rejects.toThrow('ENOENT');
  expect(gone).toContain('links/broken-page');
  expect((await writtenIn(folder)).filter((path) => path.includes('articles/add'))).toEqual([]);
});

test('a folder that holds something else is refused, a site that build wrote too, and so is the other way round', async () => {
  const folder = await testFolder(onTestFinished, { 'notes.txt': 'mine' });
  await expect(openStatic(folder)).rejects.toThrow('it is left alone');
  const shared = join(folder, 'shared');
  await writeTo(shared);
  await openStatic(shared);
  await expect(openSiteBuild({ out: shared, keep: 1, cache: false })).rejects.toThrow(
    `${shared} holds a preview; it is left alone. Name another folder.`,
  );
  await writeFile(join(shared, 'version.json'), JSON.stringify({ digest: 'x', files: [] }));
  await expect(openStatic(shared)).rejects.toThrow('holds the site that build wrote');
});

test('what is published stands in a folder of its own, with what differs on each page', async () => {
  const other = buildPublishedSite(projectOf(exportOf([howTo('add', 'Add a job')]), given), readerOf(given));
  const options = { isStatic: true, published: other };
  const both = await textsOf(buildPreviewSite(projectOf(exported, given), readerOf(given), options));
  expect(both.get('preview/published/how-to/add/index.html')).toContain('/help/how-to/add');
  const here = pagePreview.parse(JSON.parse(both.get('preview/pages/how-to/add.json') ?? ''));
  expect(here.other).toMatchObject({ href: '/help/preview/published/how-to/add' });
  expect(here.other?.changed.map(({ field }) => field?.[0])).toEqual(['title', 'introduction']);
  const there = both.get('preview/published/preview/pages/how-to/add.json');
  expect(pagePreview.parse(JSON.parse(there ?? '')).other).toMatchObject({ href: '/help/how-to/add' });
  expect(both.has('preview/published/preview/index.html')).toBe(false);
});

const page = async (url: string) => {
  if (url === '/how-to/add') throw new TypeError('x is undefined');
  return { html: `page ${url}`, status: 200 };
};

const spaceOf = (title: string) =>
  exportOf([translated(howTo('add', 'Add'), { de: { title, url: 'neu' } })], { locales: threeLocales });

test('each locale stands in its folder, with what is published beside it and the files of hosts in the root [ML-8]', async () => {
  const inLocales = { config: { ...settings, locales: ['en-US', 'de'] }, page: given.page };
  const published = buildPublishedSite(projectOf(spaceOf('Alt'), inLocales), readerOf(inLocales));
  const options = { isStatic: true, published };
  const all = await textsOf(
    buildPreviewSite(projectOf(spaceOf('Neu'), inLocales), readerOf(inLocales), options),
  );
  const knownOf = (path: string) => pagePreview.parse(JSON.parse(all.get(path) ?? ''));
  expect(knownOf('de/preview/pages/how-to/neu.json').other).toMatchObject({
    state: 'published',
    href: '/help/de/preview/published/how-to/neu',
    changed: [{ field: ['title'] }],
  });
  expect(knownOf('preview/pages/how-to/add.json').other).toMatchObject({ changed: [] });
  expect(all.has('de/preview/published/how-to/neu/index.html')).toBe(true);
  const siteFile = [...all.keys()].find((each) => /^de\/preview\/published\/bundle\/site\b/u.test(each));
  const site = JSON.parse(all.get(siteFile ?? '') ?? '') as BundleFiles['site'];
  expect(site.locales?.map(({ basePath }) => basePath)).toEqual([
    '/help/preview/published/',
    '/help/de/preview/published/',
  ]);
  expect([...all.keys()].filter((each) => each.endsWith('_headers'))).toEqual(['_headers']);
});

test('a page that cannot be rendered says so, and every other file is written', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const site = buildPreviewSite(projectOf(exported, { ...given, page }), readerOf({ ...given, page }), {
    isStatic: true,
  });
  const written = new Map((await staticFiles(site)).map((file) => [file.path, file]));
  const textAt = async (path: string) => {
    const file = written.get(path);
    return file && Buffer.from(await bytesOf(file)).toString();
  };
  expect(await textAt('how-to/add/index.html')).toContain(
    'The page /how-to/add cannot be shown: x is undefined',
  );
  expect(await textAt('how-to/café/index.html')).toBe('page /how-to/caf%C3%A9');
});
