import { readdir, readFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  downloadAssets,
  type DownloadOptions,
} from '../../../../../cli/source/export/assets/download-assets.ts';
import { testFolder } from '../../../folder.ts';
import { assetOf, fileHost } from './file-host.ts';

describe('downloading', { concurrent: true }, () => {
  test('puts files where their addresses say, and asks for none twice', async ({ onTestFinished }) => {
    const asked: string[] = [];
    const host = await fileHost(onTestFinished, ({ url = '' }, response) => {
      asked.push(url);
      response.end(`content of ${url}`);
    });
    const folder = await testFolder(onTestFinished);
    const assets = [
      assetOf(`${host}/space/a.png`, 'a.png', 'content of /space/a.png'.length),
      assetOf(`${host}/b%20c.png`, 'b c.png'),
    ];
    expect(await download(assets, folder)).toEqual({ downloaded: 2, present: 0, failed: [] });
    expect(await filesIn(folder)).toEqual(['127.0.0.1/b c.png', '127.0.0.1/space/a.png']);
    expect(await readFile(join(folder, '127.0.0.1/space/a.png'), 'utf8')).toBe('content of /space/a.png');

    expect(await download(assets.slice(0, 1), folder)).toEqual({ downloaded: 0, present: 1, failed: [] });
    await writeFile(join(folder, '127.0.0.1/space/a.png'), 'half');
    expect(await download(assets.slice(0, 1), folder)).toEqual({ downloaded: 1, present: 0, failed: [] });
    expect(asked.toSorted()).toEqual(['/b%20c.png', '/space/a.png', '/space/a.png']);
  });

  test('tries again what may pass, and leaves the others where one fails', async ({ onTestFinished }) => {
    const tries = new Map<string, number>();
    const host = await fileHost(onTestFinished, ({ url = '' }, response) => {
      const number = (tries.get(url) ?? 0) + 1;
      tries.set(url, number);
      if (url === '/gone.png') response.writeHead(404).end();
      else if (url === '/moved.png') response.writeHead(302, { location: '/good.png' }).end();
      else if (url === '/broken.png') response.writeHead(503).end();
      else if (url === '/cut.png')
        response.writeHead(200, { 'content-length': 100 }).write('short', () => response.destroy());
      else if (url === '/late.png' && number < 3) response.writeHead(500).end();
      else response.end('good');
    });
    const folder = await testFolder(onTestFinished);
    const waits: number[] = [];
    const result = await download(
      ['gone', 'moved', 'broken', 'cut', 'late', 'good'].map((name) =>
        assetOf(`${host}/${name}.png`, `${name}.png`),
      ),
      folder,
      { clock: { sleep: async (ms) => waits.push(ms) } },
    );
    expect(result).toEqual({
      downloaded: 2,
      present: 0,
      failed: [
        { name: 'gone.png', reason: 'is not to be had: its host answers 404' },
        { name: 'moved.png', reason: 'is not to be had: its host answers 302' },
        { name: 'broken.png', reason: 'is not to be had: its host answers 503' },
        { name: 'cut.png', reason: 'is not to be had: its host closes the connection too early' },
      ],
    });
    expect(waits.toSorted((a, b) => a - b)).toEqual([1000, 1000, 1000, 2000, 2000, 2000]);
    expect(await filesIn(folder)).toEqual(['127.0.0.1/good.png', '127.0.0.1/late.png']);
  });

  test('ends a file that comes too slowly', async ({ onTestFinished }) => {
    const host = await fileHost(onTestFinished, (_request, response) => {
      response.write('x');
      const dripping = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(dripping));
    });
    const folder = await testFolder(onTestFinished);
    const { failed } = await download([assetOf(`${host}/slow.png`, 'slow.png')], folder, { timeoutMs: 200 });
    expect(failed).toEqual([{ name: 'slow.png', reason: 'is not through after 0.2 s' }]);
    expect(await filesIn(folder)).toEqual([]);
  });

  test('stays in its folder, whatever the addresses say', async ({ onTestFinished }) => {
    const host = await fileHost(onTestFinished, (_request, response) => response.end('evil'));
    const folder = await testFolder(onTestFinished);
    const outside = await testFolder(onTestFinished);
    await mkdir(join(folder, '127.0.0.1'));
    await symlink(outside, join(folder, '127.0.0.1', 'link'));
    const paths = ['..%2f..%2fevil.txt', 'a%00.txt', 'C:%5cevil.txt', 'C:/evil.txt'];
    const { failed } = await download(
      [
        ...paths.map((path) => assetOf(`${host}/${path}`, path)),
        assetOf(`${host}/link/evil.txt`, 'link'),
        assetOf(`${host}/${'x'.repeat(300)}`, 'long'),
      ],
      folder,
    );
    expect(failed).toEqual([
      ...paths.map((name) => ({
        name,
        reason: 'is not downloaded: its address names no place within the folder',
      })),
      { name: 'link', reason: 'is not downloaded: a link leads its place out of the folder' },
      {
        name: 'long',
        reason: `is not written: cannot read or write ${join(folder, '127.0.0.1', 'x'.repeat(300))}: the name is too long`,
      },
    ]);
    expect(await filesIn(dirname(join(folder, '127.0.0.1')))).toEqual([]);
    expect(await readdir(outside)).toEqual([]);
  });

  test('asks no private network, and none without encryption', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const addresses = {
      metadata: 'https://169.254.169.254/latest/meta-data/a.png',
      local: 'https://localhost/a.png',
      plain: 'http://images.ctfassets.net/a.png',
      file: 'file:///etc/passwd',
      rebound: 'https://rebound.example.com/a.png',
    };
    const assets = Object.entries(addresses).map(([name, url]) => assetOf(url, name));
    const { failed } = await download(assets, folder, {
      isInsecure: false,
      lookUp: (_host, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]),
    });
    expect(failed).toEqual([
      { name: 'metadata', reason: 'is not downloaded: its address lies in a private network' },
      { name: 'local', reason: 'is not downloaded: its address lies in a private network' },
      { name: 'plain', reason: 'is not downloaded: its address begins with http:, not with https:' },
      { name: 'file', reason: 'is not downloaded: its address begins with file:, not with https:' },
      { name: 'rebound', reason: 'is not to be had: its host is in a private network and is not asked' },
    ]);
    expect(await filesIn(folder)).toEqual([]);
  });
});

const download = (assets: readonly unknown[], folder: string, options: Partial<DownloadOptions> = {}) =>
  downloadAssets(assets, { folder, isInsecure: true, clock: { sleep: async () => undefined }, ...options });

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}
