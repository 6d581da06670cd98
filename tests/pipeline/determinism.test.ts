import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from '../fast-check.ts';
import { expect, test } from 'vitest';
import { validate } from '../../pipeline/build.ts';
import { diagnostic } from '../../schemas/report/diagnostic.ts';
import { faultySpace } from '../browser/faulty-space/space.ts';
import { digestOf } from './digest-of-sample.ts';
import { sampleExport, sampleInput } from './sample.ts';

const minuteMs = 60_000;

/** Begins first, since it builds beside what is built here. */
const elsewhere = promisify(execFile)(
  process.execPath,
  ['--import', 'tsx', join(import.meta.dirname, 'digest-of-sample.ts'), '--print'],
  { env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'de_DE', LC_ALL: 'de_DE' } },
);
const digest = digestOf(sampleInput());

/** The same value with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, below]) => [key, reordered(below)]),
  );
}

const shuffle = <Item>(items: Item[]): Item[] =>
  fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), 1)[0] ?? [];

test('neither the order of entries nor that of keys changes a byte [PL-4]', { timeout: minuteMs }, () => {
  const { entries, assets, ...rest } = sampleExport();
  const shuffled = { ...rest, entries: shuffle(entries), assets: shuffle(assets) };
  expect(shuffled.entries[0]).not.toEqual(entries[0]);
  expect(digestOf(sampleInput(reordered(shuffled)))).toBe(digest);
});

test(
  'another process gives the same bytes, in another time zone and another language [PL-4]',
  { timeout: minuteMs },
  async () => {
    const { stdout } = await elsewhere;
    expect(stdout.trim()).toBe(digest);
  },
);

test('a finding that was kept is the same, byte for byte, as one that was just found [PL-4]', () => {
  const { diagnostics } = validate(sampleInput(faultySpace().exported));
  expect(diagnostics.length).toBeGreaterThan(60);
  for (const finding of diagnostics)
    expect(JSON.stringify(diagnostic.parse(finding))).toBe(JSON.stringify(finding));
});
