import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Renderers, startRenderers } from '../../../../cli/site/render/renderers.ts';
import type { SitePage } from '../../../../cli/site/pages/site-page.ts';
import { hashesIn } from '../../site-digest.ts';
import { testFolder } from '../../folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };

/** A reader whose pages tell what they are; one of them cannot be rendered, one asks for a file. */
const program = `
export const createPrerenderer = ({ read }) => ({
  async page(url) {
    if (url === '/bad') throw new TypeError('nothing is there');
    if (url === '/full') throw Object.assign(new Error('no such page'), { code: 'ENOSPC', syscall: 'write' });
    if (url === '/moved') return { html: '', status: 301, redirect: '/' };
    const text = url.startsWith('/reads/') ? await read(url.slice('/reads/'.length)) : '';
    return { html: 'page ' + url + text, status: 200 };
  },
});`;

const page = (name: string, shows: SitePage['shows'] = { key: 'lists' }): SitePage => ({
  url: `/${name}`,
  path: `${name}.html`,
  shows,
});

const mistake = (file: string) =>
  expect.stringContaining(`a page reads what its key names, not ${file}`) as string;

const failing = () => Promise.reject(new Error('the disk is gone'));

/** The reader, which each thread loads once. */
let serverFile: string;
beforeAll(async () => {
  const readerFolder = await mkdtemp(join(tmpdir(), 'renderers-'));
  serverFile = join(readerFolder, 'reader.mjs');
  await writeFile(serverFile, program);
  return () => rm(readerFolder, { recursive: true });
});

let folder: string;
beforeEach(async ({ onTestFinished }) => {
  folder = await testFolder(onTestFinished);
  await mkdir(join(folder, 'site', 'bundle'), { recursive: true });
  await writeFile(join(folder, 'site', 'bundle', 'site.1.json'), '{"updatedAt":"2026-03-09T16:00:00.000Z"}');
  await writeFile(join(folder, 'site', 'bundle', 'home.1.json'), '"home"');
});

const renderWith = (
  { render }: Renderers,
  pages: readonly SitePage[],
  meanwhile = async () => {},
): ReturnType<Renderers['render']> =>
  render({ pages, shell, locale: 'en-US', folder: '', site: join(folder, 'site') }, meanwhile);

/** In this thread alone. */
const renderHere = (pages: readonly SitePage[]) =>
  renderWith(startRenderers({ serverFile }, { most: 0 }), pages);

describe.each([0, 1, 2])('with %i threads beside this one', (threads) => {
  let renderers: Renderers;
  beforeAll(() => {
    renderers = startRenderers({ serverFile }, { most: threads, atOnce: Math.min(threads, 1) });
  });
  afterAll(() => renderers.close());
  const render = (pages: readonly SitePage[], meanwhile?: () => Promise<void>) =>
    renderWith(renderers, pages, meanwhile);

  test('every page is written once', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `page-${index}`);
    const { written, failed } = await render(names.map((name) => page(name)));
    expect(failed).toEqual([]);
    expect(written.map(({ path }) => path).toSorted()).toEqual(
      names.map((name) => `${name}.html`).toSorted(),
    );
    const hashes = await hashesIn(join(folder, 'site'));
    for (const { path, sha256 } of written) expect(hashes[path]).toBe(sha256);
  });

  test('a page that throws is reported, and the others are written', async () => {
    const { written, failed } = await render([page('one'), page('bad'), page('two')]);
    expect(failed).toEqual([{ url: '/bad', locale: 'en-US', reason: 'nothing is there' }]);
    expect(written.map(({ path }) => path).toSorted()).toEqual(['one.html', 'two.html']);
  });

  test('what the system refuses comes back with its code, when no thread writes any more', async () => {
    await expect(render([page('one'), page('full')])).rejects.toMatchObject({
      message: 'no such page',
      code: 'ENOSPC',
      syscall: 'write',
    });
  });

  test('a page that leads elsewhere is a mistake', async () => {
    const { failed } = await render([page('moved')]);
    expect(failed).toMatchObject([
      { url: '/moved', reason: expect.stringContaining('the page /moved shows something') as string },
    ]);
  });

  test('what fails meanwhile is reported', async () => {
    await expect(render([page('one')], failing)).rejects.toThrow('the disk is gone');
  });
});

describe('a page that shows one file', () => {
  const shows = { file: 'articles/a.1.json', key: 'k' };

  test('may read what all pages share', async () => {
    expect(await renderHere([page('reads/site.1.json', shows)])).toMatchObject({ written: [{ key: 'k' }] });
  });

  test('may not read another, which its key does not name', async () => {
    const { failed } = await renderHere([page('reads/home.1.json', shows)]);
    expect(failed.map(({ reason }) => reason)).toEqual([mistake('home.1.json')]);
  });
});

describe('a page that shows lists', () => {
  test('may read any of them', async () => {
    expect(await renderHere([page('reads/home.1.json')])).toMatchObject({ written: [{ key: 'lists' }] });
  });

  test.each(['search.1.json', 'articles/a.1.json'])('may not read %s, which is none', async (file) => {
    const { failed } = await renderHere([page(`reads/${file}`)]);
    expect(failed.map(({ reason }) => reason)).toEqual([mistake(file)]);
  });
});
