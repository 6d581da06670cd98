import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeError } from '../../../cli/describe-error.ts';
import { damagedFiles } from '../../../cli/site/versions/damage.ts';
import { readHistory } from '../../../cli/site/versions/history.ts';
import type { SiteFile } from '../../../cli/site/files/site-file.ts';
import { siteWriter } from '../../../cli/site/site-writer.ts';
import { outputAt } from '../../../cli/site/versions/versions.ts';
import type { LocaleWork, PageWork } from '../../../cli/site/write-files.ts';
import { writeSite } from '../../../cli/site/write-site.ts';
import { type FileCall, type OnCall, systemError, watchFileCalls } from '../faults/file-calls.ts';
import { seed } from '../../seed.ts';
import { testFolder } from '../folder.ts';

vi.setConfig({ testTimeout: 120_000 });

const keep = 2;

/** Of so many calls one fails, another with each commit. */
const callsApart = 3;

const file = (path: string, text: string): SiteFile => ({ path, content: () => text });

const filesOf = (text: string): SiteFile[] => [
  file('bundle/manifest.json', text),
  file(`bundle/articles/a.${text.replace(' ', '-')}.json`, text),
  file('bundle/articles/b.same.json', 'same'),
  file('assets/script.js', 'script'),
  file('index.html', text),
];

/** Two pages, of which one is the same in every version. */
const pagesOf = (text: string): PageWork => ({
  locales: localesOf(text),
  render: async ({ pages, site }, meanwhile) => {
    await meanwhile();
    const write = siteWriter(site);
    const written = pages.map(({ path, shows }) => ({
      ...write(path, Buffer.from(shows.key)),
      key: shows.key,
    }));
    return { written, failed: [] };
  },
});

async function* localesOf(text: string): AsyncGenerator<LocaleWork, void> {
  yield {
    files: filesOf(text),
    pages: {
      locale: 'en-US',
      folder: '',
      shell: { basePath: '/', scripts: [], styles: [], otherStyles: [] },
      pages: [
        { url: '/how-to/same', path: 'how-to/same/index.html', shows: { key: 'same' } },
        { url: '/how-to/a', path: 'how-to/a/index.html', shows: { key: text } },
      ],
    },
  };
}

const write = (folder: string, text: string, isDurable = false) =>
  writeSite([], {
    output: outputAt(join(folder, 'site')),
    keep,
    pages: pagesOf(text),
    isDurable,
  });

/** What takes room on a disk. */
const takesRoom = ({ name }: FileCall): boolean => !['rm', 'rmdir', 'unlink'].includes(name);

interface Trouble {
  readonly code: string;
  readonly sentence: string;
  /** Whether the call fails, when `number` have gone well. */
  readonly fails: (call: FileCall, done: number, number: number) => boolean;
}

const troubles: readonly (readonly [what: string, trouble: Trouble])[] = [
  [
    'is full',
    {
      code: 'ENOSPC',
      sentence: 'the disk is full',
      fails: (call, done, number) => done >= number && takesRoom(call),
    },
  ],
  [
    'becomes read-only',
    {
      code: 'EROFS',
      sentence: 'the disk is read-only',
      fails: (_call, done, number) => done >= number,
    },
  ],
  [
    'fails once',
    {
      code: 'EIO',
      sentence: 'the disk or device cannot be read or written',
      fails: (_call, done, number) => done === number,
    },
  ],
];

// a build with --durable makes all the calls of one without
describe.each([
  { isDurable: false, each: troubles.slice(0, 1) },
  { isDurable: true, each: troubles },
])('with --durable $isDurable, a disk that', ({ isDurable, each }) => {
  test.each(each)(
    '%s, at whichever call, leaves a whole version and those before it [PL-4]',
    async (_what, trouble) => {
      const folder = await testFolder(onTestFinished);
      for (let count = 0; count < keep; count += 1) await write(folder, `before ${count}`);
      let number = seed % callsApart;
      const ends = { refused: 0, served: 0 };
      for (let isThrough = false; !isThrough; number += callsApart) {
        const end = await writeWith(trouble, { folder, number, isDurable });
        ends[end.isServed ? 'served' : 'refused'] += 1;
        isThrough = end.isThrough;
      }
      expect(number).toBeGreaterThan(30);
      expect(ends.refused).toBeGreaterThan(20 / callsApart);
      expect(ends.served).toBeGreaterThan(0);
    },
  );
});

/** One build in trouble, and one after it without. */
async function writeWith(
  { code, sentence, fails }: Trouble,
  {
    folder,
    number,
    isDurable,
  }: { readonly folder: string; readonly number: number; readonly isDurable: boolean },
): Promise<{ isThrough: boolean; isServed: boolean }> {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  // the new version is written in the folder of one that was evicted
  if (!existsSync(join(folder, 'site.versions', '.spare'))) await write(folder, `between ${number}`);
  const earlier = await served(folder);
  const text = `new ${number}`;

  let done = 0;
  const onCall: OnCall = (call) => {
    if (!call.paths.some((path) => path.startsWith(folder))) return;
    const isFailing = fails(call, done, number);
    done += 1;
    if (isFailing) throw systemError(code, call);
  };
  const restore = watchFileCalls(onCall);
  const failure = await write(folder, text, isDurable)
    .then(() => undefined)
    .catch((error: unknown) => error)
    .finally(restore);

  const now = await served(folder);
  const said = failure === undefined ? warned.mock.calls.flat().join('\n') : describeError(failure);
  const end = now.text === earlier.text ? 'refused' : failure === undefined ? 'served' : 'unsure';
  expect([failure === undefined, said]).toEqual([
    end === 'served',
    expect.stringMatching(saidAt(end, sentence)),
  ]);
  warned.mockRestore();

  const after = `after ${number}`;
  await write(folder, after);
  expect((await served(folder)).text).toBe(after);
  const left = await readdir(join(folder, 'site.versions'));
  expect(left.filter((name) => name.startsWith('.building'))).toEqual([]);
  expect(left.filter((name) => /^[\da-f]{32}$/u.test(name)).length).toBe(keep);
  return { isThrough: done <= number, isServed: now.text === text };
}

/** What people are told when the version before is still served, or the new one, or that one without the disk's word for it. */
const saidAt = (end: 'refused' | 'served' | 'unsure', sentence: string): RegExp =>
  new RegExp(
    {
      refused: `^error: cannot read or write \\S+: ${sentence}; \\S+ is as it was before\\.$`,
      served: `^(?:warning: \\S+ is the new version, but older ones than are to be kept are still there: [^\\n]+: ${sentence}\\.)?$`,
      unsure: `^error: \\S+ is the new version, but a power cut may take it back: [^\\n]+: ${sentence}\\.$`,
    }[end],
    'u',
  );

/** What is served, after a look at each file of it and of the versions that are kept. */
async function served(folder: string): Promise<{ readonly text: string }> {
  const output = outputAt(join(folder, 'site'));
  const current = basename(await realpath(output.link));
  const kept = (await readHistory(output, current)).slice(-keep);
  expect(kept.length).toBe(keep);
  for (const digest of kept) expect(await damagedFiles(join(output.versions, digest), digest)).toEqual([]);
  return { text: await readFile(join(output.link, 'index.html'), 'utf8') };
}
