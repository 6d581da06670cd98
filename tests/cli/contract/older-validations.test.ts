import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { olderValidations } from '../../../cli/contract/older-validations.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';
import { exportJson, howTo, untitled } from '../exports.ts';
import { testFolder } from '../folder.ts';

const input = { exported: exportOf([]), config: settings() };

test('with a memory an older export is checked again only when it, or a setting, is another one', async () => {
  const folder = await testFolder(onTestFinished, { 'old.json': exportJson([howTo('dispatch')]) });
  const older = join(folder, 'old.json');
  const watched = { ...input, queries: new Queries() };
  const first = await olderValidations(older, watched);
  expect(first[0]?.counts.entries).toBe(1);
  expect(await olderValidations(older, watched)).toBe(first);
  expect(await olderValidations(older, { ...watched, now: '2026-11-21' })).not.toBe(first);
  await writeFile(older, exportJson([howTo('dispatch'), untitled()]));
  expect((await olderValidations(older, watched))[0]?.counts.entries).toBe(2);
});

test('one run alone keeps nothing', async () => {
  const folder = await testFolder(onTestFinished, { 'old.json': exportJson([howTo('dispatch')]) });
  const older = join(folder, 'old.json');
  expect(await olderValidations(older, input)).not.toBe(await olderValidations(older, input));
});

test('an older export that is gone ends the run with a sentence', async () => {
  const folder = await testFolder(onTestFinished, { 'old.json': exportJson([howTo('dispatch')]) });
  const older = join(folder, 'old.json');
  const watched = { ...input, queries: new Queries() };
  await olderValidations(older, watched);
  await rm(older);
  await expect(olderValidations(older, watched)).rejects.toThrow(`there is no file ${older}`);
});
