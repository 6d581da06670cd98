import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { describeError } from '../../../cli/describe-error.ts';
import { damagedFiles } from '../../../cli/site/versions/damage.ts';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { inputOf, openSiteWriterHere, type WriteHere } from '../site/site-writer-here.ts';

/** A disk of our own can be made by Linux's root alone. */
const mayMount = canMount();

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface Disk {
  readonly folder: string;
  /** Changes what it is mounted with, such as `size=200k` or `ro`. */
  readonly remount: (options: string) => void;
}

/** A folder with an export, and a disk in it. */
async function withDisk(onTestFinished: TestContext['onTestFinished']): Promise<Disk> {
  const folder = await testFolder(onTestFinished);
  const disk = join(folder, 'disk');
  await mkdir(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  onTestFinished(() => void execFileSync('umount', [disk]));
  return {
    folder,
    remount: (options) => void execFileSync('mount', ['-o', `remount,${options}`, disk]),
  };
}

const keep = 2;

const articles = (content: string) =>
  Array.from({ length: 20 }, (_, n) => howTo(`article-${n}`, `${content} `.repeat(200)));

/** Builds the site on the disk in a process of its own. */
const build = async (folder: string, content: string) => {
  await writeFile(join(folder, 'export.json'), exportJson(articles(content)));
  return runCli(['build', '--out', 'disk/site', '--keep', String(keep)], { cwd: folder });
};

let writeHere: WriteHere;
beforeAll(async () => {
  writeHere = await openSiteWriterHere();
});

/** The same in this process: what it ends with, if it does. */
const refusalOf = (folder: string, content: string): Promise<string | undefined> =>
  writeHere(join(folder, 'disk'), inputOf(articles(content)), { keep }).then(() => undefined, describeError);

async function wholeVersion(folder: string): Promise<string> {
  const version = await realpath(join(folder, 'disk', 'site'));
  expect(await damagedFiles(version, basename(version))).toEqual([]);
  return version;
}

/** What of a disk can be used up: its option of mounting, what is used of it now, and the first room that a build is given. */
const rooms = [
  { what: 'bytes', option: 'size', used: usedBy(['--output=used', '-B1']), least: 16 * 1024 },
  { what: 'names of files', option: 'nr_inodes', used: usedBy(['--output=iused']), least: 4 },
] as const;

function usedBy(columns: readonly string[]) {
  return (folder: string): number =>
    Number(execFileSync('df', [...columns, join(folder, 'disk')], { encoding: 'utf8' }).split('\n')[1]);
}

const reporting = (folder: string): string[] => {
  const report = join(folder, 'disk/report.json');
  return ['validate', join(folder, 'export.json'), '--no-cache', '-r', `json=${report}`];
};

const diskFull = expect.stringMatching(
  /^error: [^\n]+: the disk is full; \S+ is as it was before\.$/u,
) as string;

const notRun = mayMount ? '' : ' (not run: only root of Linux can mount one, where mounting is allowed)';

describe.skipIf(!mayMount)(`a disk of our own${notRun}`, { timeout: 120_000 }, () => {
  test.for(rooms)(
    'that has no $what left at any point of a build ends it with one sentence and 2, and leaves what was there [PL-4]',
    async ({ option, used, least }, { onTestFinished }) => {
      const { folder, remount } = await withDisk(onTestFinished);
      for (const content of ['one', 'two', 'three']) expect(await refusalOf(folder, content)).toBeUndefined();
      const before = await wholeVersion(folder);
      const full = used(folder);
      remount(`${option}=${full}`);
      expect(await build(folder, 'four')).toMatchObject({ code: 2, stderr: diskFull });
      let room = 0;
      let refusals = 0;
      for (;;) {
        remount(`${option}=${full + room}`);
        const refusal = await refusalOf(folder, 'four');
        if (refusal === undefined) break;
        refusals += 1;
        room = room * 2 || least;
        expect(refusal).toEqual(diskFull);
        expect(await wholeVersion(folder)).toBe(before);
        expect(await runWarm(['verify', join(folder, 'disk/site')], { cwd: folder })).toMatchObject({
          code: 0,
        });
        expect(used(folder)).toBeLessThanOrEqual(full); // nothing grows from try to try
      }
      expect(refusals).toBeGreaterThan(3);
      expect(await wholeVersion(folder)).not.toBe(before);
      const left = await readdir(join(folder, 'disk', 'site.versions'));
      expect(left.filter((name) => name.startsWith('.building'))).toEqual([]);
    },
  );

  test('that is read-only ends a build, a rollback and a report with one sentence and 2', async ({
    onTestFinished,
  }) => {
    const { folder, remount } = await withDisk(onTestFinished);
    for (const content of ['one', 'two']) expect(await refusalOf(folder, content)).toBeUndefined();
    const before = await wholeVersion(folder);
    remount('ro');
    const runs = [
      await build(folder, 'three'),
      await runWarm(['rollback', join(folder, 'disk/site')], { cwd: folder }),
      await runWarm(reporting(folder), { cwd: folder }),
    ];
    for (const { code, stderr } of runs) {
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/^error: [^\n]+: the disk is read-only[^\n]*\.$/u),
      ]);
    }
    expect(await wholeVersion(folder)).toBe(before);
    remount('rw');
    expect(await refusalOf(folder, 'three')).toBeUndefined();
  });

  test('that is full keeps an earlier report whole', async ({ onTestFinished }) => {
    const { folder, remount } = await withDisk(onTestFinished);
    await writeFile(join(folder, 'export.json'), exportJson([howTo('a', '[x](/how-to/nowhere)')]));
    await writeFile(join(folder, 'disk', 'report.json'), 'x'.repeat(4096));
    remount('size=4096');
    const { code, stderr } = await runWarm(reporting(folder), { cwd: folder });
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^error: the report is not written: [^\n]+: the disk is full\.$/u),
    ]);
    expect(readdirSync(join(folder, 'disk'))).toEqual(['report.json']);
  });
});
