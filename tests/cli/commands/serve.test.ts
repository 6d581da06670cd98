import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runWarm } from '../warm/run-warm.ts';
import { freePort } from '../../free-port.ts';
import { waitFor, waitUntil } from '../../wait-for.ts';
import { startServer } from './start-preview.ts';

const options = { timeout: 60_000, concurrent: true };

const config = JSON.stringify({ serve: {}, siteUrl: 'https://help.example.com' });

const build = (cwd: string) => runWarm(['build', 'export.json', '--out', 'public', '--offline'], { cwd });

const auth = '/services/search/v1/auth';
const json = { 'content-type': 'application/json', 'x-inbenta-key': 'fieldbook' };

/** The titles that a search finds, and the status if it is no answer. */
async function found(address: string, query: string): Promise<readonly string[] | number> {
  const signedIn = await fetch(address + auth, {
    method: 'POST',
    headers: json,
    body: '{"domain_key":"fieldbook"}',
  });
  if (!signedIn.ok) return signedIn.status;
  const { accessToken } = (await signedIn.json()) as { readonly accessToken: string };
  const queries = [{ query, filters: {}, length: 5, offset: 0, facets: [], matchHighlightTags: ['', ''] }];
  const reply = await fetch(`${address}/services/search/v1/federated-search/batch`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${accessToken}`, 'x-inbenta-env': 'production' },
    body: JSON.stringify({ queries }),
  });
  if (!reply.ok) return reply.status;
  const [{ results }] = (await reply.json()) as [{ readonly results: readonly { readonly title: string }[] }];
  return results.map(({ title }) => title);
}

test(
  'a server takes a new version without a failed request, and ends when it is told to [SV-2] [SV-4]',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson([howTo('dispatch', 'Open the board.', 'The first title')]),
      'fieldbook.config.json': config,
    });
    expect(await build(folder)).toMatchObject({ code: 0 });
    const { child, says, said } = startServer(
      ['serve', 'public', '--files', '--data', 'sent.db'],
      folder,
      onTestFinished,
    );
    const address = await says(/(?<="address":")http:[^"]+/u);
    const page = await fetch(`${address}/how-to/dispatch`);
    const html = await page.text();
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(html).toContain('The first title');
    const statusOf = async (path: string) => (await fetch(address + path, { redirect: 'manual' })).status;
    expect(await Promise.all(['/', '/404', '/no-such-page', '/how-to/dispatch/'].map(statusOf))).toEqual([
      200, 404, 404, 301,
    ]);
    const script = /src="(?<path>\/assets\/[^"]+)"/u.exec(html)?.groups?.['path'];

    const answers: (readonly string[] | number)[] = [];
    const end = new AbortController();
    const asking = (async () => {
      while (!end.signal.aborted) {
        answers.push(await found(address, 'board'));
        await sleep(20);
      }
    })();
    await writeFile(
      join(folder, 'export.json'),
      exportJson([howTo('dispatch', 'Open the board.', 'The next title')]),
    );
    expect(await build(folder)).toMatchObject({ code: 0 });
    await says(/switched to another version/u);
    await waitUntil(() => String(answers.at(-1)) === 'The next title');
    end.abort();
    await asking;
    expect(new Set(answers.map(String))).toEqual(new Set(['The first title', 'The next title']));
    expect(await (await fetch(`${address}/how-to/dispatch`)).text()).toContain('The next title');
    expect((await fetch(address + script)).status, 'a script of the version before').toBe(200);

    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    let reply = '';
    socket.on('data', (bytes) => (reply += bytes.toString()));
    socket.write(`POST ${auth} HTTP/1.1\r\nhost: localhost\r\nx-inbenta-key: fieldbook\r\n`);
    socket.write('content-type: application/json\r\ncontent-length: 26\r\n\r\n');
    await sleep(100); // it has begun
    child.kill('SIGTERM');
    await says(/not ready any more/u);
    expect((await fetch(`${address}/readyz`)).status, 'for a balancer').toBe(503);
    const late = await fetch(`${address}/how-to/dispatch`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    await waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'));
    socket.write('{"domain_key":"fieldbook"}');
    expect((await child).exitCode).toBe(0);
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK/u);
    for (const line of said().trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  },
);

test(
  'a server that waits for its database does not listen, and ends when it is told to [SV-4]',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'fieldbook.config.json': config });
    const env = { DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/fieldbook` };
    const { child, says, said } = startServer(['serve', 'public'], folder, onTestFinished, env);
    await says(/nothing listens there\. This process waits for it/u);
    child.kill('SIGTERM');
    expect((await child).exitCode).toBe(0);
    const lines = said()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly msg: string });
    expect(lines.map(({ msg }) => msg).slice(1)).toEqual([expect.any(String), 'ended before it served']);
  },
);

test(
  'what is no site, and a secret that is too short, are named in a sentence [SV-4]',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'fieldbook.config.json': config });
    const asked = ['serve', 'public', '--data', 'sent.db', '--port', '0'];
    expect(await runWarm(asked, { cwd: folder })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('public is no built site: it has no bundle/manifest.json'),
    });
    expect(await runWarm(asked, { cwd: folder, env: { FIELDBOOK_SECRET: 'short' } })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('FIELDBOOK_SECRET has 5 characters; it needs 32 or more'),
    });
  },
);
