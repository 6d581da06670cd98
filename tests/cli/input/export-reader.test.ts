import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { ExportReader } from '../../../cli/input/export-reader.ts';
import { readExportFile } from '../../../cli/input/read-export-file.ts';
import { UsageError } from '../../../cli/usage-error.ts';
import { testFolder } from '../folder.ts';

/** An export of items with these words, written as different programs write JSON. */
const exportText = (entries: readonly unknown[], assets: readonly unknown[] = [], indent = 2): string =>
  JSON.stringify({ locales: [], entries, note: 'a "quoted" {note}', assets }, undefined, indent);

const item = (word: string) => ({ sys: { id: word }, fields: { title: { 'en-US': `${word} "[{\\` } } });

test('an entry that has not changed is the very object that it was', async ({ onTestFinished }) => {
  const file = join(await testFolder(onTestFinished), 'export.json');
  const reader = new ExportReader();
  await writeFile(file, exportText([item('a'), item('b'), item('c')], [item('x')]));
  const before = await reader.read(file);
  await writeFile(file, exportText([item('a'), item('bé'), item('c')], [item('x')]));
  const after = await reader.read(file);
  expect(after.entries).toEqual([item('a'), item('bé'), item('c')]);
  expect(after.entries.map((entry) => before.entries.includes(entry))).toEqual([true, false, true]);
  expect(after.assets).toBe(before.assets);
});

test('whatever is edited, it reads what reading the whole file gives', async ({ onTestFinished }) => {
  const file = join(await testFolder(onTestFinished), 'export.json');
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'dé', '"', '}],"assets":[{', '\\', ''), {
    maxLength: 6,
  });
  const space = fc.record({ entries: words, assets: words, indent: fc.constantFrom(0, 2) });
  await fc.assert(
    fc.asyncProperty(fc.array(space, { minLength: 2, maxLength: 8 }), async (versions) => {
      const reader = new ExportReader();
      for (const { entries, assets, indent } of versions) {
        await writeFile(file, exportText(entries.map(item), assets.map(item), indent));
        const read = await reader.read(file);
        const { entries: expected, assets: expectedAssets, locales } = await readExportFile(file);
        expect(read).toMatchObject({ entries: expected, assets: expectedAssets, locales });
      }
    }),
    { numRuns: 60 },
  );
});

test('items that are no objects, and a text cut off, are read as a whole', async ({ onTestFinished }) => {
  const file = join(await testFolder(onTestFinished), 'export.json');
  const reader = new ExportReader();
  await writeFile(file, exportText([item('a'), null, 3]));
  await reader.read(file);
  await writeFile(file, exportText([item('b'), null, 4]));
  expect((await reader.read(file)).entries).toEqual([item('b'), null, 4]);
  const text = exportText([item('b'), item('c')]);
  await writeFile(file, text.slice(0, -20));
  await expect(reader.read(file)).rejects.toThrow(UsageError);
  await writeFile(file, text);
  expect((await reader.read(file)).entries).toEqual([item('b'), item('c')]);
});

test('a key that comes to stand twice is seen', async ({ onTestFinished }) => {
  const file = join(await testFolder(onTestFinished), 'export.json');
  const reader = new ExportReader();
  await writeFile(file, exportText([item('a'), item('b')]));
  await reader.read(file);
  await writeFile(file, exportText([item('a'), item('b')]).replace('"id": "b"', '"id": "b", "id": "c"'));
  expect((await reader.read(file)).repeatedKeys?.map(({ key }) => key)).toEqual(['id']);
});
