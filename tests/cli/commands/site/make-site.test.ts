import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MakeOptions } from '../../../../cli/commands/site/make-site.ts';
import { makeSite } from '../../../../cli/commands/site/make-site.ts';
import { siteMaker } from '../../../../cli/commands/site/make-site-again.ts';
import { projectOpener } from '../../../../cli/input/project.ts';
import { openReaderBuild } from '../../../../cli/site/reader-build.ts';
import { openSiteBuild, type SiteBuild } from '../../../../cli/site/site-build.ts';
import type { Report } from '../../../../schemas/report/report.ts';
import { entryLink, toEntry, doc, p, rawEntry } from '../../../pipeline/documents.ts';
import { exportJson, howTo } from '../../exports.ts';
import { hashesIn } from '../../site-digest.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The reader's own program, with a view that throws at these words. */
const program = (server: string) => `
import { createPrerenderer as own } from ${JSON.stringify(pathToFileURL(server).href)};
export const createPrerenderer = (options) => {
  const prerenderer = own(options);
  return {
    ...prerenderer,
    async page(url, how) {
      const page = await prerenderer.page(url, how);
      if (page.html.includes('These words break it.')) throw new TypeError('undefined is not a function');
      return page;
    },
  };
};`;

const good = {
  ...howTo('good'),
  fields: {
    ...howTo('good').fields,
    introduction: { 'en-US': doc(p('It leads to ', toEntry('bad', 'the bad one'), '.')) },
  },
};
const bad = howTo('bad', 'These words break it.');
const card = rawEntry('homeEntry', 'card', {
  codeId: 'HPCategories',
  title: 'All',
  subContent: [entryLink('good-card')],
});
const cards = ['good', 'bad'].map((each) =>
  rawEntry('homeEntry', `${each}-card`, { title: `Card of ${each}`, content: entryLink(each) }),
);

let folder: string;
let site: SiteBuild;
let options: MakeOptions;
// each thread that renders would learn to read the sources anew
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-site-'));
  const reader = await openReaderBuild();
  await writeFile(join(folder, 'reader.mjs'), program(reader.serverFile));
  site = await openSiteBuild({
    out: join(folder, 'site'),
    keep: 3,
    cache: true,
    reader: { ...reader, serverFile: join(folder, 'reader.mjs') },
  });
  options = {
    config: join(folder, 'fieldbook.config.json'),
    reporter: [{ name: 'json', path: join(folder, 'report.json') }],
    failOn: 'error',
    maxDiagnostics: 50,
    cache: false,
  };
});

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const name of await readdir(folder))
    if (name !== 'reader.mjs') await rm(join(folder, name), { recursive: true });
  const settings = { siteUrl: 'https://help.example.com', serviceWorker: false };
  await writeFile(options.config ?? '', JSON.stringify(settings));
  await writeFile(join(folder, 'export.json'), exportJson([good, bad, card, ...cards]));
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const make = (more: Partial<MakeOptions> = {}) =>
  makeSite(join(folder, 'export.json'), { site, options: { ...options, ...more } });
const failures = async () => {
  const { diagnostics } = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Report;
  return diagnostics
    .filter(({ rule }) => rule === 'render/failed')
    .map(({ severity, message, entry, source }) => ({ severity, message, at: entry?.id ?? source?.file }));
};
const failure = {
  severity: 'error',
  message: 'The page /how-to/bad cannot be shown: undefined is not a function',
  at: 'bad',
};
const page = (slug: string) => readFile(join(folder, 'site/how-to', slug, 'index.html'), 'utf8');

describe('a page that throws while it is rendered', () => {
  test('is an error at its entry, and nothing is written', async () => {
    expect(await make()).toBe(1);
    expect(await failures()).toEqual([failure]);
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });

  test('is left out where errors are allowed, and nothing leads there or names it', async () => {
    expect(await make({ allowErrors: true })).toMatchObject({ isOther: true });
    expect(await failures()).toEqual([failure]);
    expect(await page('good')).toContain('It leads to the bad one.');
    const files = Object.keys(await hashesIn(join(folder, 'site/')));
    expect(files.filter((file) => file.includes('bad'))).toEqual([]);
    for (const file of [
      'sitemap.xml',
      'feed.xml',
      'llms.txt',
      ...files.filter((each) => each.startsWith('bundle/')),
    ])
      expect(await readFile(join(folder, 'site', file), 'utf8'), file).not.toMatch(
        /how-to\/bad|Title of bad/u,
      );
  });

  test('is rendered by the next build, which keeps nothing of it', async () => {
    await make({ allowErrors: true });
    await writeFile(join(folder, 'export.json'), exportJson([good, howTo('bad'), card, ...cards]));
    expect(await make()).toMatchObject({ isOther: true });
    expect(await failures()).toEqual([]);
    expect(await page('bad')).toContain('How to bad.');
    expect(await page('good')).toContain('href="/how-to/bad"');
  });

  test('is reported once while a watched build goes on, and reported to be gone', async () => {
    const open = projectOpener(join(folder, 'export.json'), options);
    const run = siteMaker({ site, options: { ...options, allowErrors: true } });
    const rulesAfter = async (entries: readonly unknown[]) => {
      await writeFile(join(folder, 'export.json'), exportJson(entries));
      const { findings, finish } = await run(await open());
      return [findings, await finish?.()].map((each) =>
        each?.diagnostics.map(({ rule }) => rule).filter((rule) => rule.startsWith('render/')),
      );
    };
    expect(await rulesAfter([good, bad])).toEqual([[], ['render/failed']]);
    expect(await rulesAfter([howTo('good', 'Other words.'), bad])).toEqual([
      ['render/failed'],
      ['render/failed'],
    ]);
    expect(await page('good')).toContain('Other words.');
    expect(await rulesAfter([howTo('good'), howTo('bad')])).toEqual([['render/failed'], []]);
    expect(await page('bad')).toContain('How to bad.');
  });
});

test('a page of lists that throws is an error, and alone is not written', async () => {
  const news = rawEntry('announcement', 'news', {
    title: 'News',
    description: doc(p('These words break it.')),
  });
  await writeFile(join(folder, 'export.json'), exportJson([howTo('good'), news]));
  expect(await make()).toBe(1);
  expect(await failures()).toEqual([
    {
      severity: 'error',
      message: 'The page /announcements cannot be shown: undefined is not a function',
      at: 'export',
    },
  ]);
  expect(await make({ allowErrors: true })).toMatchObject({ isOther: true });
  expect(existsSync(join(folder, 'site/announcements/index.html'))).toBe(false);
  expect(await page('good')).toContain('How to good.');
  expect(await readFile(join(folder, 'site/sitemap.xml'), 'utf8')).not.toContain('announcements');
});
