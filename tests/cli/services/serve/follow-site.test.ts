import { cp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followSite } from '../../../../cli/services/serve/follow-site.ts';
import { openBuiltSite } from '../../../../cli/services/site/built-site.ts';
import { openSearchHere } from '../../../../cli/services/site/site-search.ts';
import { UnreachedError } from '../../../../cli/source/source-error.ts';
import { waitUntil } from '../../../wait-for.ts';
import { testFolder } from '../../folder.ts';
import { bundlesOf, writeBundles } from '../mcp/mcp-client.ts';
import { twoLanguages } from '../mcp/two-languages.ts';

async function leadTo(link: string, target: string): Promise<void> {
  await symlink(target, `${link}.next`);
  await rename(`${link}.next`, link);
}

async function follow(site: string) {
  const onError = vi.fn<(sentence: string) => void>();
  const options = { engineOf: () => undefined, wording: undefined, openSearch: openSearchHere };
  const followed = await followSite(site, {
    open: (read, where) => openBuiltSite(read, where, options),
    onSwitch: () => {},
    onError,
    everyMs: 10,
  });
  const paths = () => followed.current().sites.map(({ basePath }) => basePath);
  return { ...followed, paths, onError };
}

test('the site is that of the link, also after a switch [SV-2]', async () => {
  const folder = await testFolder(onTestFinished);
  const link = join(folder, 'site');
  await writeBundles(join(folder, 'first'), twoLanguages());
  await writeBundles(join(folder, 'second'), twoLanguages({ basePath: '/second/' }));
  await leadTo(link, 'first');
  const { paths, stop } = await follow(link);
  onTestFinished(stop);
  expect(paths()).toEqual(['/help/', '/help/de/']);
  await leadTo(link, 'second');
  await waitUntil(() => paths()[0] === '/second/');
  expect(paths()).toEqual(['/second/', '/second/de/']);
});

test('a version that cannot be read leaves the one before [SV-2]', async () => {
  const folder = await testFolder(onTestFinished);
  const link = join(folder, 'site');
  await writeBundles(join(folder, 'first'), twoLanguages());
  await leadTo(link, 'first');
  const { paths, stop, onError } = await follow(link);
  onTestFinished(stop);
  await cp(join(folder, 'first'), join(folder, 'broken'), { recursive: true });
  await writeFile(join(folder, 'broken', 'bundle', 'manifest.json'), '{}');
  await leadTo(link, 'broken');
  await waitUntil(() => onError.mock.calls.length > 0);
  await rm(link);
  await waitUntil(() => onError.mock.calls.length > 1);
  expect(onError.mock.calls).toEqual([
    [expect.stringContaining('build the site again')],
    [expect.stringContaining('is no built site')],
  ]);
  expect(paths()).toEqual(['/help/', '/help/de/']);
  await leadTo(link, 'first');
});

/** The origin of a host. */
async function hosted(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('a deployed site is read by its address, and again when its manifest is another one [SV-2]', async () => {
  let files = bundlesOf(twoLanguages());
  const origin = await hosted(({ url = '' }, response) => {
    const bytes = files.get(url.slice('/help/'.length));
    response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
  });
  const { paths, stop } = await follow(`${origin}/help`);
  onTestFinished(stop);
  expect(paths()).toEqual(['/help/', '/help/de/']);
  files = bundlesOf(twoLanguages({ basePath: '/second/' }));
  await waitUntil(() => paths()[0] === '/second/');
  await expect(follow(`${origin}/nothing`)).rejects.toThrow(
    /\/nothing\/bundle\/manifest\.json answers with 404; name the address of a built site/u,
  );
});

test.each([
  ['closes the connection too early', true, (response: ServerResponse) => response.destroy()],
  ['answers with 503', true, (response: ServerResponse) => response.writeHead(503).end()],
  ['answers with 301', false, (response: ServerResponse) => response.writeHead(301).end()],
])('a site that %s is worth waiting for: %s [SV-2]', async (reason, isWorthWaiting, answer) => {
  const origin = await hosted((_, response) => void answer(response));
  const error = await follow(origin).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain(`${origin}/bundle/manifest.json ${reason}`);
  expect(error instanceof UnreachedError).toBe(isWorthWaiting);
});

test('of a file without end no more is read than a site can have [SV-2]', async () => {
  const mebibyte = Buffer.alloc(2 ** 20);
  const endless = function* () {
    for (;;) yield mebibyte;
  };
  const origin = await hosted((_, response) => void Readable.from(endless()).pipe(response));
  await expect(follow(origin)).rejects.toThrow(
    `${origin}/bundle/manifest.json is larger than 64 MB; name the address of a built site.`,
  );
});
