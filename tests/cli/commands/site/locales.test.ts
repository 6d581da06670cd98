import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeSite } from '../../../../cli/commands/site/make-site.ts';
import { openSiteBuild } from '../../../../cli/site/site-build.ts';
import { text } from '../../../pipeline/builders.ts';
import { exportOf, hyperlink, rawEntry } from '../../../pipeline/documents.ts';
import { threeLocales, translated } from '../../../pipeline/translated.ts';
import { howTo } from '../../exports.ts';
import { runWarm } from '../../warm/run-warm.ts';
import { hreflangFaults, hreflangsOf } from '../../site/hreflang.ts';

const add = translated(howTo('add'), {
  'es-MX': { title: 'Agregar', url: 'agregar' },
  de: { title: 'Hinzufügen', url: 'hinzufuegen' },
});
const remove = howTo('remove');
const area = translated(rawEntry('productArea', 'area', { title: 'Dispatch', url: 'dispatch' }), {
  'es-MX': { title: 'Despacho', url: 'despacho' },
});

/** In Spanish the English title stands in. */
const routing = translated(rawEntry('productArea', 'routing', { title: 'Routing', url: 'routing' }), {
  de: { title: 'Tourenplanung', url: 'tourenplanung' },
});

const settings = {
  siteUrl: 'https://help.example.com',
  locales: { 'en-US': {}, 'es-MX': {}, de: { language: 'fr' } },
  hosts: ['netlify', 'vercel'],
  redirects: 'redirects.csv',
};

let folder: string;
/** The files by path. */
const files = new Map<string, string>();
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'locales-'));
  const config = join(folder, 'fieldbook.config.json');
  await writeFile(config, JSON.stringify(settings));
  await writeFile(
    join(folder, 'redirects.csv'),
    'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser\n/old,/how-to/add,true,false,true\n',
  );
  await writeFile(
    join(folder, 'export.json'),
    JSON.stringify(exportOf([add, remove, area, routing], { locales: threeLocales })),
  );
  const site = await openSiteBuild({ out: join(folder, 'site'), keep: 1, cache: true });
  const options = { config, failOn: 'error', maxDiagnostics: 50, cache: false, allowErrors: true } as const;
  await makeSite(join(folder, 'export.json'), { site, options });
  await site.close();
  for (const path of await readdir(join(folder, 'site'), { recursive: true })) {
    if (/\.(?:html|xml|txt|json|js)$|_redirects$/u.test(path) && !path.includes('assets'))
      files.set(path, await readFile(join(folder, 'site', path), 'utf8'));
  }
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const file = (path: string): string => files.get(path) ?? '';

const indexed = () =>
  [...files]
    .filter(([path]) => path.endsWith('index.html'))
    .map(([path, html]) => ({
      url: `https://help.example.com/${path
        .replace(/(?:^|(?<=^(?:es-mx|de)))\/?index\.html$/u, '/')
        .replace(/^\//u, '')
        .replace(/\/index\.html$/u, '')}`,
      html,
    }));

describe('a build in several locales', () => {
  test('has the page of an entry at its slug in each [ML-1]', () => {
    expect(
      [...files.keys()].filter((path) => path.endsWith('/index.html') && path.includes('how-to')),
    ).toEqual(
      expect.arrayContaining([
        'how-to/add/index.html',
        'es-mx/how-to/agregar/index.html',
        'es-mx/how-to/remove/index.html',
        'de/how-to/hinzufuegen/index.html',
      ]),
    );
    expect(file('es-mx/how-to/agregar/index.html')).toMatch(/<html lang="es-MX"[\s\S]*Agregar/u);
  });

  test('names the translations of every page, each of which names it back [ML-2]', () => {
    expect(hreflangFaults(indexed())).toEqual([]);
    expect(hreflangsOf(file('es-mx/product-capabilities/routing/index.html')).size).toBe(0);
    expect(file('es-mx/sitemap.xml')).toContain('capabilities/routing</loc></url>');
    expect(Object.fromEntries(hreflangsOf(file('de/how-to/hinzufuegen/index.html')))).toEqual({
      'en-US': 'https://help.example.com/how-to/add',
      'es-MX': 'https://help.example.com/es-mx/how-to/agregar',
      de: 'https://help.example.com/de/how-to/hinzufuegen',
      'x-default': 'https://help.example.com/how-to/add',
    });
  });

  test('links each page to its translations without scripts, and says where there is none', () => {
    const page = file('how-to/remove/index.html');
    expect(page).toContain(
      '<a href="/how-to/remove" hrefLang="en-US" lang="en-US" aria-current="true">English</a>',
    );
    expect(page).toContain(
      '<a href="/es-mx/how-to/remove" hrefLang="es-MX" lang="es-MX">Español</a><small>not translated</small>',
    );
    expect(page).toContain('<a href="/de/" hrefLang="de" lang="de">Deutsch</a><small>not translated</small>');
  });

  test('has the interface of each in its language, or in the one that the configuration names [ML-6]', () => {
    expect(file('es-mx/search/index.html')).toContain('Buscar');
    expect(file('de/search/index.html')).toMatch(/<html lang="de".*Rechercher/su);
  });

  test('says on a copy which language it is in, and marks the text [ML-3]', () => {
    const page = file('es-mx/how-to/remove/index.html');
    expect(page).toMatch(/<article [^>]*lang="en-US" dir="ltr"><p [^>]*lang="es-MX" dir="ltr">[^<]*inglés/u);
    expect(page).toContain('<link rel="canonical" href="https://help.example.com/how-to/remove">');
    expect(hreflangsOf(page).size).toBe(0);
    expect(file('es-mx/sitemap.xml')).not.toContain('how-to/remove');
  });

  test('has a sitemap for each, and one file that names them [ML-4]', () => {
    expect(file('robots.txt').match(/^Sitemap: .*$/gmu)).toEqual([
      'Sitemap: https://help.example.com/sitemap.xml',
      'Sitemap: https://help.example.com/es-mx/sitemap.xml',
      'Sitemap: https://help.example.com/de/sitemap.xml',
    ]);
    expect(files.has('es-mx/robots.txt')).toBe(false);
    expect(file('es-mx/sitemap.xml')).toContain(
      '<loc>https://help.example.com/es-mx/how-to/agregar</loc><lastmod>2026-03-09T16:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en-US" href="https://help.example.com/how-to/add"/>',
    );
  });

  test('has the redirects of all for a host, each within its locale [ML-8]', () => {
    expect(file('_redirects')).toMatch(/^\/old \/how-to\/add 301$/mu);
    expect(JSON.parse(file('vercel.json'))).toMatchObject({ redirects: expect.any(Array) as unknown });
    expect(files.has('es-mx/_redirects')).toBe(false);
  });

  test('is verified in the folders of all [ML-8]', async () => {
    const site = join(folder, 'site');
    expect((await runWarm(['verify', site])).code).toBe(0);
    await rm(join(site, 'de/how-to/hinzufuegen/index.html'));
    const { code, stdout } = await runWarm(['verify', site]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('is damaged: de/how-to/hinzufuegen/index.html'),
    ]);
  });

  test('has a service worker for each, and that of the root leaves the others theirs', () => {
    expect(file('sw.js')).toContain('"others":["es-mx/","de/"]');
    expect(file('es-mx/sw.js')).not.toContain('"others"');
  });

  test('is as it was when the last locale has an error, though pages of others were rendered before [PL-2]', async () => {
    const faulty = translated(add, { de: { introduction: text(hyperlink('/how-to/gone', 'Weg')) } });
    const exported = join(folder, 'faulty.json');
    await writeFile(exported, JSON.stringify(exportOf([faulty, remove], { locales: threeLocales })));
    const before = await readlink(join(folder, 'site'));
    const site = await openSiteBuild({ out: join(folder, 'site'), keep: 1, cache: true });
    const config = join(folder, 'fieldbook.config.json');
    const options = { config, failOn: 'error', maxDiagnostics: 50, cache: false } as const;
    expect(await makeSite(exported, { site, options })).toBe(1);
    await site.close();
    expect(await readlink(join(folder, 'site'))).toBe(before);
    expect(await readdir(join(folder, 'site.versions'))).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^\.building/u)]),
    );
  });
});
