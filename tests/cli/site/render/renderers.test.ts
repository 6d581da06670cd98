import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startRenderers } from '../../../../cli/site/render/renderers.ts';
import type { SitePage } from '../../../../cli/site/site-pages.ts';
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

let folder: string;
let serverFile: string;
beforeEach(async ({ onTestFinished }) => {
  folder = await testFolder(onTestFinished, { 'reader.mjs': program });
  serverFile = join(folder, 'reader.mjs');
  await mkdir(join(folder, 'site', 'bundle'), { recursive: true });
  await writeFile(join(folder, 'site', 'bundle', 'site.1.json'), '{"updatedAt":"2026-03-09T16:00:00.000Z"}');
  await writeFile(join(folder, 'site', 'bundle', 'home.1.json'), '"home"');
});

async function render(pages: readonly SitePage[], threads: number, meanwhile = async () => {}) {
  const { render: start, close } = startRenderers(
    { serverFile },
    { most: threads, atOnce: Math.min(threads, 1) },
  );
  try {
    return await start({ pages, shell, folder: join(folder, 'site') }, meanwhile);
  } finally {
    await close();
  }
}

describe.each([0, 1, 2])('with %i threads beside this one', (threads) => {
  test('every page is written once', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `page-${index}`);
    const { written, failed } = await render(
      names.map((name) => page(name)),
      threads,
    );
    expect(failed).toEqual([]);
    expect(written.map(({ path }) => path).toSorted()).toEqual(
      names.map((name) => `${name}.html`).toSorted(),
    );
    const hashes = await hashesIn(join(folder, 'site'));
    for (const { path, sha256 } of written) expect(hashes[path]).toBe(sha256);
  });

  test('a page that throws is told, and the others are written', async () => {
    const { written, failed } = await render([page('one'), page('bad'), page('two')], threads);
    expect(failed).toEqual([{ url: '/bad', reason: 'nothing is there' }]);
    expect(written.map(({ path }) => path).toSorted()).toEqual(['one.html', 'two.html']);
  });

  test('what the system refuses comes back with its code, when no thread writes any more', async () => {
    await expect(render([page('one'), page('full')], threads)).rejects.toMatchObject({
      message: 'no such page',
      code: 'ENOSPC',
      syscall: 'write',
    });
  });

  test('a page that leads elsewhere is a mistake', async () => {
    const { failed } = await render([page('moved')], threads);
    expect(failed).toMatchObject([
      { url: '/moved', reason: expect.stringContaining('the page /moved shows something') as string },
    ]);
  });

  test('what fails meanwhile is told', async () => {
    await expect(render([page('one')], threads, failing)).rejects.toThrow('the disk is gone');
  });
});

describe('a page that shows one file', () => {
  const shows = { file: 'articles/a.1.json', key: 'k' };

  test('may read what all pages share', async () => {
    expect(await render([page('reads/site.1.json', shows)], 0)).toMatchObject({ written: [{ key: 'k' }] });
  });

  test('may not read another, which its key does not name', async () => {
    const { failed } = await render([page('reads/home.1.json', shows)], 0);
    expect(failed.map(({ reason }) => reason)).toEqual([mistake('home.1.json')]);
  });
});

describe('a page that shows lists', () => {
  test('may read any of them', async () => {
    expect(await render([page('reads/home.1.json')], 0)).toMatchObject({ written: [{ key: 'lists' }] });
  });

  test.each(['search.1.json', 'articles/a.1.json'])('may not read %s, which is none', async (file) => {
    const { failed } = await render([page(`reads/${file}`)], 0);
    expect(failed.map(({ reason }) => reason)).toEqual([mistake(file)]);
  });
});
