import { expect, test } from 'vitest';
import { build, type BuildInput, validate } from '../../../pipeline/build.ts';
import { readExport } from '../../../pipeline/decode/export/raw-export.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { randomFrom } from '../mutations/random.ts';
import { seed } from '../../seed.ts';
import { damaged } from './damage.ts';
import { smallSpace } from './small-space.ts';

const sound = smallSpace();

/** The space with one to four damages, or a sentence of what it is instead of an export. */
function damagedInput(number: number): BuildInput | string {
  const random = randomFrom(`damage ${seed} ${number}`);
  let exported: unknown = sound.exported;
  for (let left = 1 + random.below(4); left > 0; left -= 1) exported = damaged(exported, random);
  const read = readExport(exported);
  return read.ok ? { ...sound, exported: read.value } : read.failure;
}

const inputs = (count: number): readonly { readonly number: number; readonly input: BuildInput }[] =>
  Array.from({ length: count }, (_, number) => ({ number, input: damagedInput(number) })).flatMap(
    ({ number, input }) => (typeof input === 'string' ? [] : [{ number, input }]),
  );

/** What an input gives, or its number with the error. */
function attempt<Value>(number: number, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw new Error(`input ${number} throws`, { cause: error });
  }
}

test('the sound space holds every content type and is at fault only where its links now dangle', () => {
  expect(sound.exported.entries.length).toBeGreaterThan(30);
  const { diagnostics } = validate(sound);
  expect(diagnostics.filter(({ rule }) => /^(?:schema|rich-text)\//u.test(rule))).toEqual([]);
});

test('whatever stands anywhere in an export, checking it never throws [PL-2]', { timeout: 120_000 }, () => {
  let found = 0;
  for (const { number, input } of inputs(50)) {
    const { diagnostics } = attempt(number, () => validate(input));
    found += diagnostics.length;
    // no text of a finding is longer than a person reads
    const longest = Math.max(0, ...diagnostics.map((each) => JSON.stringify(each).length));
    expect(longest, `input ${number}`).toBeLessThan(20_000);
  }
  expect(found).toBeGreaterThan(200);
});

test(
  'building it never throws, and finds what a check with a memory finds [PL-2]',
  { timeout: 120_000 },
  () => {
    const queries = new Queries();
    for (const { number, input } of inputs(12)) {
      const { files, diagnostics } = attempt(number, () => build(input));
      expect(files.at(-1)?.name).toBe('manifest');
      const remembered = attempt(number, () => validate({ ...input, queries }));
      expect(remembered.diagnostics, `input ${number}`).toEqual(diagnostics);
    }
  },
);
