import { expect, test } from 'vitest';
import { build, type BuildInput, validate } from '../../../pipeline/build.ts';
import { readExport } from '../../../pipeline/decode/raw-export.ts';
import { Memory } from '../../../pipeline/incremental/memory.ts';
import { randomFrom } from '../mutations/random.ts';
import { damaged } from './damage.ts';
import { smallSpace } from './small-space.ts';

const sound = smallSpace();

/** The space with one to four damages, or a sentence of what it is instead of an export. */
function damagedInput(seed: number): BuildInput | string {
  const random = randomFrom(`damage ${seed}`);
  let exported: unknown = sound.exported;
  for (let left = 1 + random.below(4); left > 0; left -= 1) exported = damaged(exported, random);
  const read = readExport(exported);
  return read.ok ? { ...sound, exported: read.value } : read.failure;
}

const inputs = (count: number): readonly { readonly seed: number; readonly input: BuildInput }[] =>
  Array.from({ length: count }, (_, seed) => ({ seed, input: damagedInput(seed) })).flatMap(
    ({ seed, input }) => (typeof input === 'string' ? [] : [{ seed, input }]),
  );

/** What a seed gives, or the seed with the error: the next run can begin with it. */
function attempt<Value>(seed: number, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw new Error(`seed ${seed} throws`, { cause: error });
  }
}

test('the sound space holds every content type and is at fault only where its links now dangle', () => {
  expect(sound.exported.entries.length).toBeGreaterThan(30);
  const { diagnostics } = validate(sound);
  expect(diagnostics.filter(({ rule }) => /^(?:schema|rich-text)\//u.test(rule))).toEqual([]);
});

test('whatever stands anywhere in an export, checking it never throws [PL-2]', { timeout: 120_000 }, () => {
  let found = 0;
  for (const { seed, input } of inputs(2000)) {
    const { diagnostics } = attempt(seed, () => validate(input));
    found += diagnostics.length;
    // no text of a finding is longer than a person reads
    const longest = Math.max(0, ...diagnostics.map((each) => JSON.stringify(each).length));
    expect(longest, `seed ${seed}`).toBeLessThan(20_000);
  }
  expect(found).toBeGreaterThan(10_000);
});

test('whatever stands anywhere in an export, building it never throws', { timeout: 120_000 }, () => {
  for (const { seed, input } of inputs(200)) {
    expect(attempt(seed, () => build(input)).files.at(-1)?.name).toBe('manifest');
  }
});

test('a run with a memory finds what a run without one finds', { timeout: 120_000 }, () => {
  const memory = new Memory();
  for (const { seed, input } of inputs(200)) {
    const remembered = attempt(seed, () => validate({ ...input, memory }));
    expect(remembered.diagnostics, `seed ${seed}`).toEqual(validate(input).diagnostics);
  }
});
