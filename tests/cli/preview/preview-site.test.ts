import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { LoadedReader } from '../../../cli/preview/loaded-reader.ts';
import { previewProjectOpener } from '../../../cli/preview/preview-project.ts';
import { ownSearch } from '../../../cli/services/search/own-search.ts';
import type { FieldbookConfig } from '../../../pipeline/config/config.ts';
import { ownServices } from '../../../schemas/services/addresses.ts';
import type { PrerenderedPage } from '../../../schemas/prerenderer.ts';
import { exportOf } from '../../pipeline/documents.ts';
import { threeLocales, translated } from '../../pipeline/translated.ts';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { builtSite } from './built-site.ts';
import { previewOf } from './preview-of.ts';

/** The site of one article, and who is asked for its pages. */
function siteOf(files: LoadedReader['files'] = []) {
  const page = vi.fn<(url: string) => Promise<PrerenderedPage>>(async (url) => {
    if (url === '/broken') throw new Error('no such view');
    return { html: url, status: url === '/how-to/dispatch' ? 200 : 404 };
  });
  const site = builtSite(exportOf([howTo('dispatch')]), { page, files });
  return { site, page };
}

test('a page is rendered once', async () => {
  const { site, page } = siteOf();
  for (let time = 0; time < 3; time += 1) await site.page('/how-to/dispatch');
  expect(page).toHaveBeenCalledOnce();
});

test('a file of the reader that another build of it has removed is gone, and others are given', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished, { 'app.js': 'app()' });
  const file = (name: string) => ({ path: `assets/${name}`, file: join(folder, name) });
  const { site } = siteOf([file('app.js'), file('late.js')]);
  expect(await site.file('assets/late.js')).toBe('gone');
  expect(await site.file('assets/app.js')).toEqual(Buffer.from('app()'));
  expect(await site.file('assets/never.js')).toBeUndefined();
});

test('URLs without a page fill no memory, and a page that has failed is tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { site, page } = siteOf();
  for (let time = 0; time < 2; time += 1) {
    expect((await site.page('/nowhere')).status).toBe(404);
    expect((await site.page('/broken')).status).toBe(500);
  }
  expect(page.mock.calls.map(([url]) => url)).toEqual(['/nowhere', '/broken', '/nowhere', '/broken']);
});

test('in place of an article that cannot be rendered a page says why, and leads to its entry; the others are there', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const site = builtSite(exportOf([howTo('dispatch'), howTo('crews')]), {
    config: { basePath: '/help/' },
    page: async (url) => {
      if (url === '/how-to/crews') throw new TypeError('<b> is undefined');
      return { html: url, status: 200 };
    },
  });
  const { status, html } = await site.page('/how-to/crews');
  expect(status).toBe(500);
  expect(html).toContain('The page /how-to/crews cannot be shown: &lt;b&gt; is undefined');
  expect(html).toContain('href="/help/preview/entry/crews"');
  expect(html).toMatch(/Title of crews[\s\S]*href="https:\/\/app\.contentful\.com\/[^"]*\/entries\/crews"/u);
  expect(html).toContain('href="/help/preview/rules/render/failed"');
  expect(await site.page('/how-to/dispatch')).toEqual({ html: '/how-to/dispatch', status: 200 });
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^\/how-to\/crews: error: <b> is undefined/u));
});

test('what the system refuses is no fault of a page', async () => {
  const full = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open', path: '/x' });
  const site = builtSite(exportOf([howTo('dispatch')]), { page: () => Promise.reject(full) });
  await expect(site.page('/how-to/dispatch')).rejects.toBe(full);
});

test('a preview serves the site in each of its locales, with the services of each [ML-8]', async () => {
  const add = translated(howTo('add'), { 'es-MX': { title: 'Agregar', url: 'agregar' } });
  const site = builtSite(exportOf([add], { locales: threeLocales }), {
    config: { locales: { 'en-US': {}, 'es-MX': { siteUrl: 'https://ayuda.example.mx' } } },
  });
  const { ask } = await previewOf(site);
  expect(await (await ask('/how-to/add')).text()).toContain('/how-to/add');
  expect((await ask('/es-mx/how-to/agregar')).status).toBe(200);
  const manifest = (await (await ask('/es-mx/bundle/manifest.json')).json()) as { locale: string };
  expect(manifest.locale).toBe('es-MX');
  const entry = (await (await ask('/bundle/manifest.json')).json()) as { locale: string };
  expect(entry.locale).toBe('en-US');
});

test('a preview answers for the services that are configured, and for no others [DP-1]', async () => {
  const service = { auth: 'https://search.example', key: 'k', domainKey: 'k' };
  expect(await found({})).toEqual([404, 404, 404]);
  expect(await found({ services: { profile: true, helpCenter: true }, search: { service } })).toEqual([
    200, 200, 405,
  ]);
  expect(await found({ search: { engine: { address: 'https://engine.example' } } })).toEqual([404, 404, 405]);
});

test('--all-services switches on those that the configuration does not switch off [DP-1]', async ({
  onTestFinished,
}) => {
  const config = JSON.stringify({ services: { log: false } });
  const folder = await testFolder(onTestFinished, { 'export.json': exportJson(), 'site.json': config });
  const open = (allServices?: true) =>
    previewProjectOpener(join(folder, 'export.json'), {
      config: join(folder, 'site.json'),
      ...(allServices && { allServices }),
    })();
  const { log: _log, ...others } = ownServices;
  const all = (await open(true)).input.config;
  expect(all.services).toEqual({ ...others, log: false });
  expect(all.search.service).toEqual(ownSearch);
  expect((await open()).input.config.services).toEqual({ log: false });
});

test('locales share the sign-in of the whole site, and have a search and a chat of their own [DP-1]', async () => {
  const add = translated(howTo('add'), { 'es-MX': { title: 'Agregar', url: 'agregar' } });
  const { ask } = await previewOf(
    builtSite(exportOf([add], { locales: threeLocales }), {
      config: {
        basePath: '/help/',
        locales: ['en-US', 'es-MX'],
        services: { profile: true, helpCenter: true },
        search: { engine: { address: 'https://engine.example' } },
      },
      page: missing,
    }),
  );
  const site = (await (await ask('/help/es-mx/bundle/manifest.json')).json()) as {
    files: { path: string }[];
  };
  const path = site.files.find((each) => each.path.includes('site'))?.path ?? '';
  expect(await (await ask(`/help/es-mx/bundle/${path}`)).json()).toMatchObject({
    basePath: '/help/es-mx/',
    serviceBase: '/help/',
    services: { profile: '/auth/profile', helpCenter: '/es-mx/helpcenter' },
    search: { auth: '/es-mx/services/search' },
  });
  const statuses = [
    'auth/profile',
    'es-mx/auth/profile',
    'es-mx/helpcenter/token',
    'es-mx/services/search/v1/auth',
  ].map(async (each) => (await ask(`/help/${each}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 200, 405]);
});

/** The statuses of the profile, the chat's token and the search's token. */
async function found(config: FieldbookConfig): Promise<readonly number[]> {
  const { ask } = await previewOf(builtSite(exportOf([howTo('dispatch')]), { config, page: missing }));
  const paths = ['/auth/profile', '/helpcenter/token', '/services/search/v1/auth'];
  return Promise.all(paths.map(async (path) => (await ask(path)).status));
}

const missing = async (url: string): Promise<PrerenderedPage> => ({ html: url, status: 404 });
