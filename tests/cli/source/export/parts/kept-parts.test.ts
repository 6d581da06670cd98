import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCacheFile } from '../../../../../cli/cache/read-cache-file.ts';
import { KeptParts, type Origin } from '../../../../../cli/source/export/parts/kept-parts.ts';
import { testFolder } from '../../../folder.ts';

const origin: Origin = {
  space: 'space1',
  environment: 'master',
  host: 'api.contentful.com',
  text: 'current',
};
const assets = { signature: '1: picture', counts: { assets: 1 } };
const start = Date.parse('2026-03-09T16:00:00Z');

test('what is kept says of which space it is and when it was read', async ({ onTestFinished }) => {
  const out = join(await testFolder(onTestFinished), 'export.json');
  const kept = new KeptParts(out, origin, () => start);
  await kept.start();
  await kept.keep('assets', assets);
  const state = await readCacheFile(join(kept.folder, 'state.json'), (value) => value, expect.unreachable);
  expect(state).toEqual({
    version: 1,
    startedAt: start,
    origin,
    steps: { assets },
  });
  const later = new KeptParts(out, origin, () => start + 1000);
  expect([await later.resume(), later.steps]).toEqual([undefined, { assets }]);
});

test('a start without anything to go on with takes away what is there', async ({ onTestFinished }) => {
  const out = join(await testFolder(onTestFinished), 'export.json');
  const kept = new KeptParts(out, origin, () => start);
  await kept.start();
  await writeFile(join(kept.folder, 'entries.json'), '[]');
  await new KeptParts(out, origin, () => start).start();
  expect((await readdir(kept.folder)).toSorted()).toEqual(['.gitignore', 'state.json']);
});

test('the folder goes with the last export in it', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  const [one, two] = ['one.json', 'two.json'].map(
    (name) => new KeptParts(join(folder, name), origin, () => start),
  );
  await one?.start();
  await two?.start();
  await one?.remove();
  expect(existsSync(two?.folder ?? '')).toBe(true);
  await two?.remove();
  expect(await readdir(folder)).toEqual([]);
});

test('what is damaged counts as not there', async ({ onTestFinished }) => {
  const out = join(await testFolder(onTestFinished), 'export.json');
  const kept = new KeptParts(out, origin, () => start);
  await kept.start();
  await writeFile(join(kept.folder, 'state.json'), '{"version": 1, "steps": {');
  expect(await kept.resume()).toBe('there is no unfinished export beside the file');
});
