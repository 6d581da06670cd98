import { readdir, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { readVersionList, versionListName } from '../../cli/site/version-list.ts';
import { seededRandom } from '../seeded-random.ts';
import { exportJson, howTo } from './exports.ts';
import { testFolder } from './folder.ts';
import { cliArguments } from './run-cli.ts';
import { hashesIn } from './site-digest.ts';

const kills = 50;
const seed = 20_261_121;
const articlesPerSite = 40;

test(
  `${kills} builds killed at any moment leave a whole version, and the next build tidies up [PL-4]`,
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const durationMs = await timeOf(() => built(folder, 'first'));
    const random = seededRandom(seed);
    const served = new Set([await wholeVersion(folder)]);
    for (let kill = 0; kill < kills; kill += 1) {
      await writeExport(folder, `content ${kill}`);
      const child = startBuild(folder);
      // most within the time of the first build, the last ones far past it: the machine may have become busier
      await sleep(((kill + random()) / kills) ** 2 * durationMs * 3);
      child.kill('SIGKILL');
      await child;
      served.add(await wholeVersion(folder));
    }
    expect(served.size, 'some builds were through when they were killed').toBeGreaterThan(1);
    expect(served.size, 'others were not').toBeLessThan(kills);

    await built(folder, 'last');
    const last = await wholeVersion(folder);
    const left = await readdir(join(folder, 'site.versions'));
    expect(served.has(last)).toBe(false);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
    expect(left.filter((name) => /^[\da-f]{32}$/u.test(name)).length).toBeLessThanOrEqual(3);
  },
);

/** An export whose site no earlier build wrote. */
const writeExport = (folder: string, content: string): Promise<void> => {
  const entries = Array.from({ length: articlesPerSite }, (_, index) => howTo(`article-${index}`, content));
  return writeFile(join(folder, 'export.json'), exportJson(entries));
};

const startBuild = (folder: string) =>
  execa('node', [...cliArguments, 'build', '--out', 'site'], { cwd: folder, reject: false });

async function built(folder: string, content: string): Promise<void> {
  await writeExport(folder, content);
  expect(await startBuild(folder)).toMatchObject({ exitCode: 0 });
}

/** The digest of the version that is served, after a look at each of its files. */
async function wholeVersion(folder: string): Promise<string> {
  const version = await realpath(join(folder, 'site'));
  const list = await readVersionList(version);
  const { [versionListName]: _itself, ...hashes } = await hashesIn(version);
  expect(list?.digest).toBe(basename(version));
  expect(list?.files.length).toBeGreaterThan(2 * articlesPerSite);
  expect(hashes).toMatchObject(
    Object.fromEntries(list?.files.map(({ path, sha256 }) => [path, sha256]) ?? []),
  );
  return basename(version);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
