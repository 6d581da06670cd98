import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { damagedFiles } from '../../cli/site/versions/damage.ts';
import { readHistory } from '../../cli/site/versions/history.ts';
import { readVersionList } from '../../cli/site/versions/version-list.ts';
import { outputAt } from '../../cli/site/versions/versions.ts';
import { seededRandom } from '../seeded-random.ts';
import { exportJson, howTo } from './exports.ts';
import { type Phase, phases } from './faults/phases.ts';
import { testFolder } from './folder.ts';
import { cliArguments } from './run-cli.ts';
import { runWarm } from './warm/run-warm.ts';
import { seed } from '../seed.ts';
import { inputOf, openSiteWriterHere } from './site/site-writer-here.ts';

/** `FIELDBOOK_KILLS=200 npx vitest run tests/cli/kill.test.ts` for more of them. */
const kills = Number(process.env['FIELDBOOK_KILLS'] ?? 7);
const articlesPerSite = 20;
const keep = 3;

test(
  `${kills} builds killed at any moment leave a whole version, and as many to go back to as are kept [PL-4]`,
  { timeout: 60_000 + kills * 24_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const writeHere = await openSiteWriterHere({ withLateFiles: true }); // as many calls as a process makes
    // one more than are kept drives one out, in whose folder the next is written
    for (let count = 0; count <= keep; count += 1)
      await writeHere(folder, inputOf(articles(`before ${count}`)), { keep });
    const { calls, durationMs } = await callsOf(folder);
    expect(calls, 'each phase writes').toEqual(
      Object.fromEntries(phases.map((phase) => [phase, expect.any(Number)])),
    );

    const random = seededRandom(seed);
    const killed = new Map<string, number>();
    const served = new Set([await wholeVersion(folder)]);
    for (let kill = 0; kill < kills; kill += 1) {
      if (!existsSync(join(folder, 'site.versions', '.spare')))
        await writeHere(folder, inputOf(articles(`between ${kill}`)), { keep });
      await writeExport(folder, `content ${kill}`);
      // every third one by the clock: the first in time, others far past the end too, as the machine may have become busier
      const phase = kill % 3 === 2 ? undefined : phases[(kill - Math.floor(kill / 3)) % phases.length];
      const latest = durationMs * (killed.has('clock') ? 2 : 0.5);
      const wasKilled =
        phase === undefined
          ? await killAfter(random() ** 2 * latest, folder)
          : await killIn(phase, Math.floor(random() * (calls[phase] ?? 1)), folder);
      const name = wasKilled ? (phase ?? 'clock') : 'none';
      killed.set(name, (killed.get(name) ?? 0) + 1);
      served.add(await wholeVersion(folder));
      await expectKept(folder);
    }
    console.info(`builds killed: ${JSON.stringify(Object.fromEntries(killed))}`);
    for (const phase of phases) expect(killed.get(phase), phase).toBeGreaterThan(0);
    expect(killed.get('clock')).toBeGreaterThan(0);

    await writeExport(folder, 'last');
    expect(await startBuild(folder)).toMatchObject({ exitCode: 0 });
    const last = await wholeVersion(folder);
    const left = await readdir(join(folder, 'site.versions'));
    expect(served.has(last)).toBe(false);
    expect(left.filter((name) => name.startsWith('.building'))).toEqual([]);
    expect(left.filter((name) => /^[\da-f]{32}$/u.test(name)).length).toBe(keep);
    for (let count = 1; count < keep; count += 1) {
      expect(await runWarm(['rollback', join(folder, 'site')], { cwd: folder })).toMatchObject({ code: 0 });
      await wholeVersion(folder);
    }
  },
);

const articles = (content: string) =>
  Array.from({ length: articlesPerSite }, (_, index) => howTo(`article-${index}`, content));

/** An export whose site no earlier build wrote. */
const writeExport = (folder: string, content: string): Promise<void> =>
  writeFile(join(folder, 'export.json'), exportJson(articles(content)));

/** A program that each thread loads first: in one piece, since none of them reads TypeScript. */
let stopAt: string;
beforeAll(async () => {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: fileURLToPath(new URL('faults/stop-at.ts', import.meta.url)), write: false },
  });
  const [chunk] = (bundled as Rolldown.RolldownOutput).output; // neither watched nor of several formats
  stopAt = `data:text/javascript,${encodeURIComponent(chunk.code)}`;
});

const startBuild = (folder: string, env: Readonly<Record<string, string>> = {}) => {
  const args = [...(Object.keys(env).length > 0 ? ['--import', stopAt] : []), ...cliArguments];
  return execa('node', [...args, 'build', '--out', 'site', '--keep', String(keep)], {
    cwd: folder,
    reject: false,
    env,
  });
};

/** How often a build changes something on the disk, by phase, and how long it takes. */
async function callsOf(
  folder: string,
): Promise<{ readonly calls: Partial<Record<Phase, number>>; readonly durationMs: number }> {
  const log = join(folder, 'calls.txt');
  await writeExport(folder, 'counted');
  const env = { FIELDBOOK_STOP: `${join(folder, 'site')}|none|0|SIGKILL`, FIELDBOOK_STOP_LOG: log };
  const start = performance.now();
  expect(await startBuild(folder, env)).toMatchObject({ exitCode: 0 });
  const durationMs = performance.now() - start;
  const calls: Partial<Record<Phase, number>> = {};
  for (const line of (await readFile(log, 'utf8')).trim().split('\n')) {
    calls[line as Phase] = (calls[line as Phase] ?? 0) + 1; // our own lines
  }
  return { calls, durationMs };
}

async function killAt(phase: Phase, number: number, folder: string): Promise<boolean> {
  const child = await startBuild(folder, {
    FIELDBOOK_STOP: `${join(folder, 'site')}|${phase}|${number}|SIGKILL`,
  });
  return child.signal === 'SIGKILL';
}

/** A build can write less than the one that was counted: then the next is killed at its first call. */
async function killIn(phase: Phase, number: number, folder: string): Promise<boolean> {
  if (await killAt(phase, number, folder)) return true;
  await writeExport(folder, `after call ${number}`);
  return killAt(phase, 0, folder);
}

async function killAfter(ms: number, folder: string): Promise<boolean> {
  const child = startBuild(folder);
  await sleep(ms);
  child.kill('SIGKILL');
  return (await child).signal === 'SIGKILL';
}

/** The digest of the version that is served, after a look at each of its files. */
async function wholeVersion(folder: string): Promise<string> {
  const version = await realpath(join(folder, 'site'));
  expect(await damagedFiles(version, basename(version))).toEqual([]);
  expect((await readVersionList(version))?.files.length).toBeGreaterThan(2 * articlesPerSite);
  return basename(version);
}

/** As many versions as are kept can be gone back to, each whole. */
async function expectKept(folder: string): Promise<void> {
  const output = outputAt(join(folder, 'site'));
  const current = basename(await realpath(output.link));
  const kept = (await readHistory(output, current)).slice(-keep);
  expect(new Set(kept).size).toBe(keep);
  for (const digest of kept) expect(await damagedFiles(join(output.versions, digest), digest)).toEqual([]);
}
