import { lookup } from 'node:dns/promises';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { requestText, sendRaw } from '../services/gate/raw-client.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { waitUntil } from '../../wait-for.ts';
import { startPreview } from './start-preview.ts';

const options = { timeout: 60_000, concurrent: true };

test(
  'a preview serves the site, follows its files, and ends on Ctrl+C [PL-5]',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const { child, says } = startPreview(folder, onTestFinished);
    const address = await says(/(?<=Fieldbook serves Help Center on )http:\S+/u);

    const page = await fetch(`${address}/how-to/dispatch/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('How to dispatch.')]);
    const script = /src="(?<path>\/assets\/[^"]+)"/u.exec(await (await fetch(address)).text())?.groups?.[
      'path'
    ];
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${address}/bundle/manifest.json`)).status).toBe(200);
    expect((await fetch(`${address}/how-to/nope`)).status).toBe(404);

    await writeFile(join(folder, 'export.json'), exportJson([howTo('dispatch', 'Changed.'), untitled()]));
    await says(/^\+1 error$/mu);
    expect(await (await fetch(`${address}/how-to/dispatch`)).text()).toContain('Changed.');

    await writeFile(join(folder, 'export.json'), '{');
    await says(/export\.json is not JSON/u);
    expect((await fetch(`${address}/how-to/dispatch`)).status).toBe(200);

    child.kill('SIGINT');
    expect((await child).exitCode).toBe(130);
  },
);

test('a port that is taken is named', { timeout: 30_000 }, async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  const { code, stderr } = await runCli(['preview', '--port', port], { cwd: folder });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`error: port ${port} is taken; name another with --port.`),
  ]);
});

test(
  'what readers send is kept where it is said, and a preview after it knows it',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson(),
      'fieldbook.config.json': JSON.stringify({ services: { caseClose: true } }),
    });
    const closing = { caseId: '500-7', articleUrl: 'http://localhost/how-to/dispatch' };
    for (const closed of [0, 1]) {
      const { child, says } = startPreview(folder, onTestFinished);
      await says(/kept in \.fieldbook-cache\/readers-sent\.db and shown at \/preview\/readers$/mu);
      const address = await says(/(?<=Fieldbook serves Help Center on )http:\S+/u);
      const readers = await (await fetch(`${address}/preview/readers`)).text();
      expect(readers.includes('Cases closed')).toBe(closed > 0);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(closing);
      const reply = await fetch(`${address}/salesforce/closecase`, { method: 'POST', headers, body });
      expect(await reply.json()).toEqual({ result: 'success', message: 'The case is closed.' });
      child.kill('SIGKILL');
      await child;
    }
  },
);

test(
  'a preview for this machine says nothing of a network, and answers to its own names alone',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const { says, said } = startPreview(folder, onTestFinished, ['--allow-host', '*.example.com']);
    const address = await says(/(?<=Fieldbook serves Help Center on )http:\S+/u);
    expect(said()).not.toContain('over the network');
    const port = Number(new URL(address).port);
    const statuses = ['localhost', 'desk.example.com', 'evil.example'].map(
      async (host) => (await sendRaw(port, [requestText('GET /', { host })])).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 421]);
  },
);

test(
  'a preview that is opened to the network says in a sentence what that means',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const { says } = startPreview(folder, onTestFinished, ['--host', '0.0.0.0']);
    const sentence = await says(/^Anyone who .+$/mu);
    expect(sentence).toBe(
      'Anyone who reaches this machine over the network can read this preview, its drafts and what readers have sent, and can send feedback; without --host it is for this machine alone.',
    );
    expect(await says(/Fieldbook serves Help Center on .+$/mu)).toMatch(/ http:\/\/localhost:\d+$/u);
  },
);

const ownName = hostname();
const isKnown = await lookup(ownName).then(
  () => true,
  () => false,
);

test.skipIf(!isKnown || isIP(ownName) !== 0)(
  `a preview on a name of this machine answers to that name${isKnown ? '' : ' (not run: nothing knows its name)'}`,
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const { says } = startPreview(folder, onTestFinished, ['--host', ownName]);
    const address = await says(/(?<=Fieldbook serves Help Center on )http:\S+/u);
    expect((await fetch(address)).status).toBe(200);
  },
);

test('what is no name of a host is refused', { timeout: 30_000 }, async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
  for (const name of ['http://a.example', 'a.example:80', '*', 'a b', '']) {
    const { code, stderr } = await runWarm(['preview', '--allow-host', name], { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining('It takes a name such as desk.example.com')]);
  }
});

test('a folder without an export gets no database', { timeout: 30_000 }, async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const { code } = await runWarm(['preview', '--port', '0'], { cwd: folder });
  expect([code, await readdir(folder)]).toEqual([2, []]);
});

test.for([
  {
    what: 'a server that is not there',
    address: 'postgres://ana:secret@127.0.0.1:1/x',
    exitCode: 3,
    sentence: /127\.0\.0\.1:1 cannot be reached/u,
  },
  {
    what: 'something else than an address',
    address: 'secret',
    exitCode: 2,
    sentence: /DATABASE_URL does not hold an address/u,
  },
  {
    what: 'a damaged file, whatever the environment says',
    address: 'secret',
    flags: ['--data', 'export.json'],
    exitCode: 2,
    sentence: /export\.json is damaged/u,
  },
])(
  'a database that is $what ends the command with a sentence',
  { timeout: 30_000 },
  async ({ address, flags = [], exitCode, sentence }, { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const env = { DATABASE_URL: address };
    const { code, stdout, stderr } = await runWarm(['preview', '--port', '0', ...flags], {
      cwd: folder,
      env,
    });
    expect([code, stdout, stderr]).toEqual([exitCode, '', expect.stringMatching(sentence)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('secret');
  },
);

test(
  'what is published is served beside the draft, and follows its file',
  options,
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'export.json': exportJson([howTo('dispatch', 'Drafted.')]),
      'published.json': exportJson([howTo('dispatch', 'Published.')]),
    });
    const { says } = startPreview(folder, onTestFinished, ['--published', 'published.json']);
    const address = await says(/(?<=Fieldbook serves Help Center on )http:\S+/u);
    const page = async (below: string) => (await fetch(`${address}${below}/how-to/dispatch`)).text();
    expect([await page(''), await page('/preview/published')]).toEqual([
      expect.stringContaining('Drafted.'),
      expect.stringContaining('Published.'),
    ]);
    await writeFile(join(folder, 'published.json'), exportJson([howTo('dispatch', 'Published anew.')]));
    await waitUntil(async () => (await page('/preview/published')).includes('Published anew.'));
    expect(await page('')).toContain('Drafted.');
  },
);

test.for([
  ['a file that is not there', ['--published', 'nope.json'], 'there is no file'],
  ['a file that is no export', ['--published', 'broken.json'], 'broken.json is not JSON'],
  ['the same input twice', ['-', '--published', '-'], 'standard input holds one export'],
] as const)(
  'as what is published, %s is a sentence and 2',
  { timeout: 30_000 },
  async ([_what, flags, words], { onTestFinished }) => {
    const files = { 'export.json': exportJson(), 'broken.json': '{' };
    const folder = await testFolder(onTestFinished, files);
    const { code, stderr } = await runWarm(['preview', '--port', '0', ...flags], { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  },
);
