import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { readCacheFile } from '../../../cli/cache/read-cache-file.ts';
import { writeCacheFile } from '../../../cli/cache/write-cache-file.ts';
import { openResultCache } from '../../../cli/external/result-cache.ts';
import type { ExternalResult } from '../../../pipeline/external-links.ts';
import { testFolder } from '../folder.ts';
import { testClock } from './outside-site.ts';

const dayMs = 24 * 60 * 60 * 1000;

const results: readonly (readonly [string, ExternalResult])[] = [
  ['https://b.example/', { kind: 'ok' }],
  ['https://a.example/', { kind: 'redirected', to: 'https://b.example/', isPermanent: true }],
  ['https://c.example/', { kind: 'broken', reason: 'answers 404 (not found)' }],
  ['https://d.example/', { kind: 'unknown', reason: 'answers 429 (too many requests)' }],
];

async function setUp(onTestFinished: TestContext['onTestFinished']) {
  const path = join(await testFolder(onTestFinished), 'cache', 'links.json');
  const clock = testClock();
  const warnings: string[] = [];
  const open = () => openResultCache(path, { clock, warn: (sentence) => warnings.push(sentence) });
  return { path, clock, warnings, open };
}

test('results are kept for a day, unknown ones not at all [PL-2]', async ({ onTestFinished }) => {
  const { open, clock, warnings } = await setUp(onTestFinished);
  await (await open()).save(new Map(results));
  clock.advance(dayMs - 1);
  expect(new Map((await open()).results)).toEqual(new Map(results.slice(0, 3)));
  clock.advance(1);
  expect((await open()).results).toEqual(new Map());
  expect(warnings).toEqual([]);
});

test('new results stand beside the older ones, and each goes when its own day is over', async ({
  onTestFinished,
}) => {
  const { open, clock } = await setUp(onTestFinished);
  await (await open()).save(new Map(results.slice(0, 1)));
  clock.advance(dayMs / 2);
  await (await open()).save(new Map(results.slice(1, 2)));
  expect([...(await open()).results.keys()]).toEqual(['https://a.example/', 'https://b.example/']);
  clock.advance(dayMs / 2);
  expect([...(await open()).results.keys()]).toEqual(['https://a.example/']);
});

test('what was written in the future does not count', async ({ onTestFinished }) => {
  const { open, clock } = await setUp(onTestFinished);
  await (await open()).save(new Map(results));
  clock.advance(-1);
  expect((await open()).results).toEqual(new Map());
});

test('the file is sorted, and its folder is kept out of version control', async ({ onTestFinished }) => {
  const { open, path } = await setUp(onTestFinished);
  await (await open()).save(new Map(results));
  const at = '2026-03-09T16:00:00.000Z';
  const kept = await readCacheFile(path, (value) => value, expect.unreachable);
  expect(kept).toEqual({
    version: 1,
    entries: [
      { address: results[1]?.[0], result: results[1]?.[1], at },
      { address: results[0]?.[0], result: results[0]?.[1], at },
      { address: results[2]?.[0], result: results[2]?.[1], at },
    ],
  });
  expect((await readdir(join(path, '..'))).toSorted()).toEqual(['.gitignore', 'links.json']);
});

test.for([
  '',
  '{"version": 1, "entr',
  'null',
  '{"version":2,"entries":[]}',
  '{"version":1,"entries":[{"address":"https://a.example/","result":{"kind":"unknown","reason":"x"},"at":"2026-03-09T16:00:00.000Z"}]}',
  '{"version":1,"entries":[{"address":"https://a.example/","result":{"kind":"ok"},"at":"yesterday"}]}',
])('the damaged file %j is created again with a warning', async (text, { onTestFinished }) => {
  const { open, path, warnings } = await setUp(onTestFinished);
  await writeCacheFile(path, `${text}\n`);
  const cache = await open();
  expect(cache.results).toEqual(new Map());
  expect(warnings).toEqual([`the cache ${path} was not written by this user; it is created again`]);
  await cache.save(new Map(results));
  expect((await open()).results.size).toBe(3);
  expect(warnings.length).toBe(1);
});

test('a cache that cannot be written is a warning', async ({ onTestFinished }) => {
  const { open, path, warnings } = await setUp(onTestFinished);
  const folder = join(path, '..');
  const cache = await open();
  await writeFile(folder, 'a file where the folder would be');
  await cache.save(new Map(results));
  expect(warnings).toEqual([
    `the answers of other sites are not kept: cannot read or write ${folder}: it exists already`,
  ]);
});
