import { expect, test } from 'vitest';
import { validate } from '../../../pipeline/build.ts';
import { readExport } from '../../../pipeline/decode/export/raw-export.ts';
import { titlesOf } from '../../../pipeline/decode/export/titles-of.ts';
import { sampleExport, sampleInput } from '../sample.ts';

test('an entry that is lost has the title that it had in the published export [ED-2]', () => {
  const exported = sampleExport();
  const published = readExport({ ...exported });
  if (!published.ok) throw new Error(published.failure);
  const entries = exported.entries.filter(({ sys }) => sys.id !== 'snipSupport');
  const input = { ...sampleInput({ ...exported, entries }), titlesBefore: titlesOf(published.value) };
  const lost = validate(input).diagnostics.filter(({ rule }) => rule === 'refs/missing-entry');
  expect(new Set(lost.map(({ cause }) => cause?.act))).toEqual(
    new Set(['Bring back "How to reach support" (entry snipSupport), or replace what refers to it']),
  );
  expect(lost[0]?.message).toContain('shows "How to reach support" (entry snipSupport), which is not in');
});
