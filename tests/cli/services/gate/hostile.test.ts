import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { startPreview, startServer } from '../../commands/start-preview.ts';
import { exportJson } from '../../exports.ts';
import { testFolder } from '../../folder.ts';
import { packageRoot } from '../../run-cli.ts';
import { runWarm } from '../../warm/run-warm.ts';
import { garbageRequests } from './garbage.ts';
import { type RawAnswer, requestText, type Sending, sendRaw } from './raw-client.ts';
import { hiddenFiles, traversals } from './traversals.ts';
import { seed } from '../../../seed.ts';

const canary = 'canary-7f3a90';
const atOnce = 16;

type OnEnd = TestContext['onTestFinished'];

/** Real servers of a folder in which secrets lie. */
const servers = {
  async preview(onEnd: OnEnd) {
    const { outer, folder } = await folderAmongSecrets(onEnd);
    const started = startPreview(folder, onEnd);
    const address = await started.says(/(?<=Fieldbook serves Help Center on )http:\S+/u);
    return { ...started, outer, port: Number(new URL(address).port) };
  },
  async serve(onEnd: OnEnd) {
    const { outer, folder } = await folderAmongSecrets(onEnd);
    await writeFile(join(folder, 'fieldbook.config.json'), '{ "serve": {} }');
    await runWarm(['build', 'export.json', '--out', 'public', '--offline'], { cwd: folder });
    const started = startServer(['serve', 'public', '--files', '--data', 'sent.db'], folder, onEnd);
    const address = await started.says(/(?<="address":")http:[^"]+/u);
    return { ...started, outer, port: Number(new URL(address).port) };
  },
};

async function folderAmongSecrets(onEnd: OnEnd) {
  const outer = await testFolder(onEnd, { 'secret.txt': canary, '.env': canary });
  const folder = join(outer, 'project');
  await mkdir(join(folder, '.git'), { recursive: true });
  for (const name of ['secret.txt', '.env', '.git/config', 'package.json'])
    await writeFile(join(folder, name), canary);
  // an export holds it too, in what no page shows
  await writeFile(join(folder, 'export.json'), exportJson().replace('{', `{"note":"${canary}",`));
  return { outer, folder };
}

/** Answers to each request, some at once. */
async function answersTo(
  port: number,
  requests: readonly Uint8Array[],
  sending?: Sending,
): Promise<readonly RawAnswer[]> {
  const answers: RawAnswer[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < requests.length; at = next++)
      answers[at] = await sendRaw(port, [requests[at] ?? ''], sending);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** What no answer may hold, whatever was asked. */
const leaks = (outer: string) =>
  [canary, outer, packageRoot, 'node_modules', 'node:internal', 'root:x:0', 'Index of', '\n    at '] as const;

const options = { timeout: 120_000 };

describe.each(Object.entries(servers))('%s', (_name, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  const cleanUps: (() => unknown)[] = [];

  beforeAll(async () => {
    server = await start((cleanUp) => void cleanUps.push(cleanUp as () => unknown));
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  });

  test('no way leads out of the site, and nothing beside it is given', options, async () => {
    const { port, outer, said } = server;
    const paths = [...traversals, ...hiddenFiles];
    const answers = await answersTo(
      port,
      paths.map((path) => Buffer.from(requestText(`GET ${path}`))),
    );
    const wrong = paths.flatMap((path, at) => {
      const { status, head, body } = answers[at] ?? { status: undefined, head: '', body: '' };
      const leaked = leaks(outer).filter((leak) => (head + body).includes(leak));
      const isExpected = status === 404 || status === 400 || (status === 200 && body.includes('Help Center'));
      return isExpected && leaked.length === 0 ? [] : [{ path, status, leaked }];
    });
    expect(wrong).toEqual([]);
    expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThan(paths.length / 2);
    expect(said()).not.toContain('a fault of Fieldbook');
  });

  test('a host that no URL can have is answered with a sentence', async () => {
    const text = requestText('GET /').replace(/host: .*/iu, `host: ${'9'.repeat(40)}`);
    const { status, body } = await sendRaw(server.port, [text]);
    expect([status, body]).toEqual([400, 'This request names no address that can be read.']);
  });

  test('no folder lists what is in it', options, async () => {
    const { port } = server;
    const { body: manifest } = await sendRaw(port, [requestText('GET /bundle/manifest.json')]);
    // pages name their scripts and the lists that they show, and no other file
    const [article = ''] = /articles\/[^"]+\.json/u.exec(manifest) ?? [];
    expect(article).not.toBe('');
    for (const folder of [
      '/assets/',
      '/assets',
      '/bundle/',
      '/bundle',
      '/bundle/articles/',
      '/services/',
      '/api/',
    ]) {
      const { status, body } = await sendRaw(port, [requestText(`GET ${folder}`)]);
      const isListed = body.includes(article) || body.includes('suggestion-box');
      expect([folder, status, isListed]).toEqual([folder, 404, false]);
    }
  });

  test(
    'after 300 requests of garbage it stands, has answered in sentences, and has given nothing away',
    options,
    async () => {
      const { port, outer, said, child } = server;
      const requests = [...garbageRequests(seed, 300)];
      const answers = await answersTo(port, requests, { endsAfterMs: 200 });
      const wrong = answers.flatMap(({ status, head, body }, at) => {
        const leaked = leaks(outer).filter((leak) => (head + body).includes(leak));
        const isSentence = /[a-z]{2,} [a-z]{2,}/iu.test(body) || !(status !== undefined && status >= 400);
        const isHead = Buffer.from(requests[at] ?? [])
          .toString()
          .startsWith('HEAD');
        return status !== 500 && (isSentence || isHead) && leaked.length === 0
          ? []
          : [{ at, status, body: body.slice(0, 200), leaked }];
      });
      expect(wrong).toEqual([]);
      // it has read many of them, not only refused to
      expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(6);
      expect(child.exitCode).toBeNull();
      expect(said()).not.toMatch(/a fault of Fieldbook|^\s+at /mu);
      const page = await sendRaw(port, [requestText('GET /how-to/dispatch')]);
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('How to dispatch.')]);
    },
  );
});
