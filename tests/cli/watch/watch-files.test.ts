import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchFiles } from '../../../cli/watch/watch-files.ts';
import { testFolder } from '../folder.ts';
import { waitFor } from '../../wait-for.ts';

/** Watches a file and keeps what each run has read in it. */
async function watched(
  onTestFinished: Parameters<typeof testFolder>[0],
  readAtMs = Number.POSITIVE_INFINITY,
) {
  const folder = await testFolder(onTestFinished, { 'a.json': '0' });
  const file = join(folder, 'a.json');
  const read: string[] = [];
  const told: unknown[] = [];
  const watcher = watchFiles(
    { files: [file], readAtMs },
    async () => {
      const text = await readFile(file, 'utf8');
      if (text === 'half') await writeFile(file, 'whole'); // the program that writes it goes on
      if (text === 'half' || text === 'broken') throw new Error('broken');
      read.push(text);
      return [file];
    },
    (error) => told.push((error as Error).message),
  );
  onTestFinished(() => watcher.close());
  await watcher.ready;
  return { folder, file, read, told };
}

/** On a busy machine a change can be seen twice, or while it is written: what is read again, or empty, does no harm. */
const withoutRepeats = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text !== '').filter((text, index, written) => text !== written[index - 1]);

test('a file that is written is read again', async ({ onTestFinished }) => {
  const { file, read } = await watched(onTestFinished);
  await writeFile(file, '1');
  await waitFor(() => expect(withoutRepeats(read)).toEqual(['1']));
  await writeFile(file, '2');
  await waitFor(() => expect(withoutRepeats(read)).toEqual(['1', '2']));
});

test('a file that is written again as soon as it was read is read again', async ({ onTestFinished }) => {
  const { file, read } = await watched(onTestFinished);
  for (let n = 1; n <= 20; n += 1) {
    await writeFile(file, `${n}`);
    await waitFor(() => expect(read.at(-1)).toBe(`${n}`));
  }
});

test('a file that is replaced by another is read again, and again after that', async ({ onTestFinished }) => {
  const { folder, file, read } = await watched(onTestFinished);
  for (const text of ['1', '2']) {
    await writeFile(join(folder, 'new'), text);
    await rename(join(folder, 'new'), file);
    await waitFor(() => expect(read.at(-1)).toBe(text));
  }
});

test('a run that fails is reported once, and the next change is read', async ({ onTestFinished }) => {
  const { file, read, told } = await watched(onTestFinished);
  await writeFile(file, 'broken');
  await waitFor(() => expect(told).toEqual(['broken']));
  await writeFile(file, 'whole');
  await waitFor(() => expect(withoutRepeats(read)).toEqual(['whole']));
});

test('a file that was only half written is not reported', async ({ onTestFinished }) => {
  const { file, read, told } = await watched(onTestFinished);
  await writeFile(file, 'half');
  await waitFor(() => expect(withoutRepeats(read)).toEqual(['whole']));
  expect(told).toEqual([]);
});

test('what was written after the first reading and before anything was watched is read', async ({
  onTestFinished,
}) => {
  const { read } = await watched(onTestFinished, Date.now() - 1000);
  await waitFor(() => expect(withoutRepeats(read)).toEqual(['0']));
});

test('what was written before the first reading is not read again', async ({ onTestFinished }) => {
  const { file, read } = await watched(onTestFinished, Date.now() + 1000);
  await writeFile(file, '1');
  await waitFor(() => expect(withoutRepeats(read)).toEqual(['1']));
});
