import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mediaBeside } from '../../../cli/input/media-beside.ts';
import {
  inputKind,
  inputTree,
  readInput,
  type RecordedReads,
  recordReads,
} from '../../../cli/reads/reads.ts';
import { keptReads, sameReads } from '../../../cli/reads/same-reads.ts';
import { testFolder } from '../folder.ts';

/** What a run reads. */
const recorded = (run: () => unknown): Promise<RecordedReads> =>
  recordReads(async (reads) => {
    await run();
    return reads;
  });

/** Each asks the disk and changes the answer. */
const changes: Readonly<
  Record<string, readonly [ask: (folder: string) => unknown, change: (folder: string) => Promise<unknown>]>
> = {
  'a file is written': [(at) => readInput(join(at, 'a')), (at) => writeFile(join(at, 'a'), 'B')],
  'a file is gone': [(at) => readInput(join(at, 'a')), (at) => rm(join(at, 'a'))],
  'a file that was not there is': [
    (at) => readInput(join(at, 'b')).catch(() => {}),
    (at) => writeFile(join(at, 'b'), ''),
  ],
  'a folder is there': [(at) => inputKind(join(at, 'b')), (at) => mkdir(join(at, 'b'))],
  'a file in a folder is written': [(at) => inputTree(at), (at) => writeFile(join(at, 'a'), 'B')],
  'a folder has a further file': [(at) => inputTree(at), (at) => writeFile(join(at, 'b'), '')],
  'media are downloaded': [(at) => mediaBeside(at).get('b'), (at) => writeFile(join(at, 'b'), 'B')],
  'media are written': [(at) => mediaBeside(at).get('a'), (at) => writeFile(join(at, 'a'), 'B')],
  'media are gone': [(at) => mediaBeside(at).get('a'), (at) => rm(join(at, 'a'))],
  'media lead out of the folder': [(at) => mediaBeside(at).get('b'), (at) => symlink('/etc', join(at, 'b'))],
};

test.for(Object.entries(changes))(
  'inputs differ when %s [PL-4]',
  async ([, [ask, change]], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { a: 'A' });
    const reads = keptReads(await recorded(() => ask(folder)));
    expect(reads).not.toEqual([]);
    expect(await sameReads(reads)).toEqual(reads);
    await change(folder);
    expect(await sameReads(reads)).toBeUndefined();
  },
);

test('a file that nobody has written since is not read again [PL-4]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { a: 'A' });
  const file = join(folder, 'a');
  await utimes(file, 1, 1);
  const { reads } = await recorded(() => readInput(file));
  const settled = keptReads({ reads, startedMs: Date.now() + 60_000 });
  const unread = settled.map((read) => ({ ...read, answer: 'that of no file' }));
  expect(await sameReads(unread)).toEqual(unread);

  await writeFile(file, 'B');
  await utimes(file, 1, 1);
  expect(await sameReads(settled), 'its size and time are as before').toBeUndefined();
});

test('a file that may have been written during the run is read again [PL-4]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { a: 'A' });
  const [read] = keptReads(await recorded(() => readInput(join(folder, 'a'))));
  expect(read).toEqual({ kind: 'file', path: join(folder, 'a'), answer: expect.any(String) });
});

test('what changes between two readings of a run is never the same [PL-4]', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { a: 'A' });
  const reads = await recorded(async () => {
    await readInput(join(folder, 'a'));
    await writeFile(join(folder, 'a'), 'B');
    await readInput(join(folder, 'a'));
  });
  expect(await sameReads(keptReads(reads))).toBeUndefined();
});
