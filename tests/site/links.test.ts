import { execa } from 'execa';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import { hreflangFaults, hreflangsOf } from '../cli/site/hreflang.ts';

/** A page of the built sample: what it links to, and what a hash can name. */
interface Page {
  readonly html: string;
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

const siteUrl = 'https://help.vanbase.example';

let folder: string;
let files: ReadonlySet<string>;
let pages: ReadonlyMap<string, Page>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldbook-site-'));
  const site = join(folder, 'site');
  const sample = ['data/sample/export.json', '--config', 'data/sample/fieldbook.config.json'];
  await execa('node', ['dist/cli/main.js', 'build', ...sample, '--out', site, '--reporter=summary']);
  const names = await readdir(site, { recursive: true });
  files = new Set(names.map((name) => `/${name.split(sep).join('/')}`));
  const html = [...files].filter((name) => name.endsWith('/index.html'));
  pages = new Map(
    await Promise.all(
      html.map(async (name): Promise<[string, Page]> => {
        const text = await readFile(join(site, name), 'utf8');
        return [
          toRoutePath(name.slice(0, -'/index.html'.length)),
          { html: text, links: valuesOf(text, 'href'), ids: valuesOf(text, 'id') },
        ];
      }),
    ),
  );
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the built sample', () => {
  test('has a page for every article and every list [RT-1] [RT-2]', () => {
    expect(pages.size).toBeGreaterThan(100);
    for (const path of [
      '/',
      '/search',
      '/announcements',
      '/product-capabilities',
      '/categories',
      '/401',
      '/404',
    ]) {
      expect(pages.has(path), path).toBe(true);
    }
  });

  test('links to no page and no file that is not there [RT-4] [DP-1]', () => {
    const broken = linksWithin().filter(
      ({ path }) => !pages.has(path) && !files.has(path) && !isServed(path),
    );
    expect(broken).toEqual([]);
  });

  test('links to no anchor that is not an id of the page [RT-3]', () => {
    const broken = linksWithin().filter(
      ({ path, hash }) => hash !== undefined && pages.get(path)?.ids.includes(hash) === false,
    );
    expect(broken).toEqual([]);
  });

  test('names the translations of each page in five locales, and each of them names it back [ML-2]', () => {
    const indexed = Array.from(pages, ([path, { html }]) => ({
      url: siteUrl + path + (isHome(path) ? '/' : ''),
      html,
    }));
    expect(hreflangFaults(indexed)).toEqual([]);
    const languages = indexed.map(({ html }) => [...hreflangsOf(html).keys()].length);
    expect(languages.filter((count) => count === 6).length).toBeGreaterThan(50); // five, and that of all others
  });

  test('gives every id once on a page [TC-1]', () => {
    const repeated = [...pages].flatMap(([path, { ids }]) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => ({ path, id })),
    );
    expect(repeated).toEqual([]);
  });
});

interface Link {
  readonly on: string;
  readonly path: string;
  readonly hash: string | undefined;
}

/** Every link that stays on the site. */
const linksWithin = (): Link[] =>
  [...pages].flatMap(([on, { links }]) =>
    links
      .filter((href) => /^(?:\/(?!\/)|#)/u.test(href))
      .map((href) => {
        const { path, hash } = splitUrl(href);
        return { on, path: path === '' ? on : toRoutePath(path), hash: hash === '' ? undefined : hash };
      }),
  );

/** The home page of a locale with a folder: hosts serve it with a slash. */
const isHome = (path: string): boolean => /^\/(?:es-mx|de-de|ar|ja-jp)$/u.test(path);

/** Addresses that the host answers: all locales share its sign-in. */
const isServed = (path: string): boolean => path.startsWith('/Auth/');

const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`<[^>]*?\\s${attribute}="([^"]*)"`, 'gu'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
