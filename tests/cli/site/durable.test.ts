import { readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteFile } from '../../../cli/site/files/site-file.ts';
import { outputAt } from '../../../cli/site/versions/versions.ts';
import { writeSite } from '../../../cli/site/write-site.ts';
import { type FileCall, watchFileCalls } from '../faults/file-calls.ts';
import { testFolder } from '../folder.ts';

const site = (text: string): SiteFile[] =>
  Object.entries({ 'index.html': text, 'how-to/a/index.html': 'a', [`assets/${text}.js`]: text }).map(
    ([path, content]) => ({ path, content: () => content }),
  );

/** What a build does to the disk, in order. */
async function callsOf(folder: string, text: string, isDurable: boolean): Promise<FileCall[]> {
  const calls: FileCall[] = [];
  const restore = watchFileCalls((call) => void calls.push(call));
  try {
    await writeSite(site(text), { output: outputAt(join(folder, 'site')), keep: 2, isDurable });
  } finally {
    restore();
  }
  return calls.filter(({ paths }) => paths.some((path) => path.startsWith(folder)));
}

const isSync = ({ name }: FileCall): boolean => name === 'fsync';

test('--durable has every file and folder of a version on the disk before the switch, and the switch after it', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished);
  await callsOf(folder, 'one', true);
  const calls = await callsOf(folder, 'two', true);
  const switched = calls.findIndex(
    ({ name, paths }) => name === 'rename' && paths[1] === join(folder, 'site'),
  );
  const named = calls.findIndex(
    ({ name, paths }) => name === 'rename' && paths[0]?.endsWith('/site') === true,
  );
  const [from = '', to = ''] = calls[named]?.paths ?? [];
  const synced = calls.slice(0, named).filter(isSync);
  const all = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((path) => join(from, path));
  expect(synced.map(({ paths: [path = ''] }) => path).toSorted()).toEqual([from, ...all].toSorted());
  // a folder names files that are there
  const isFolder = synced.map(({ paths: [path = ''] }) => statSync(path.replace(from, to)).isDirectory());
  expect(isFolder.lastIndexOf(false)).toBeLessThan(isFolder.indexOf(true));
  const atName = calls.slice(named, switched).filter(isSync);
  // the history before it has its name
  expect(atName.map(({ paths: [path = ''] }) => path.replace(/building-\d+/u, 'building-0'))).toEqual([
    join(folder, 'site.versions/.building-0/history.json'),
    join(folder, 'site.versions'),
  ]);
  expect(calls.slice(switched).filter(isSync)).toEqual([{ name: 'fsync', paths: [folder] }]);
});

test('--durable has a repaired version on the disk before the switch', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await callsOf(folder, 'one', false);
  const version = realpathSync(join(folder, 'site'));
  writeFileSync(join(version, 'how-to/a/index.html'), 'damaged');
  const calls = await callsOf(folder, 'one', true);
  const repaired = calls.findLastIndex(
    ({ name, paths }) => name === 'rename' && paths[1]?.startsWith(version) === true,
  );
  const switched = calls.findIndex(
    ({ name, paths }) => name === 'rename' && paths[1] === join(folder, 'site'),
  );
  const synced = calls.slice(repaired, switched).filter(isSync);
  const all = readdirSync(version, { recursive: true, encoding: 'utf8' }).map((path) => join(version, path));
  expect(synced.map(({ paths: [path] }) => path)).toEqual(expect.arrayContaining([version, ...all]));
  expect(readFileSync(join(version, 'how-to/a/index.html'), 'utf8')).toBe('a');
});

test('without --durable nothing is waited for', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  expect((await callsOf(folder, 'one', false)).filter(isSync)).toEqual([]);
});
