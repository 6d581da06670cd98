import { expect, test } from 'vitest';
import { isRowEdit, type ValuePath } from '../../../pipeline/fix/edit.ts';
import { fixContent, type Fixed } from '../../../pipeline/fix/fix-content.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { problems } from '../../../pipeline/rules/index.ts';
import { seed } from '../../seed.ts';
import { generatedSpace } from '../mutations/generated/space.ts';
import { genericSpace } from '../mutations/generic-space.ts';
import { placeOf } from '../mutations/kind.ts';
import { kinds } from '../mutations/kinds/index.ts';
import { randomFrom } from '../mutations/random.ts';
import { sampleSpace } from '../mutations/sample-space.ts';
import { inputOf, type Space } from '../mutations/space.ts';
import { allFixes } from './fixed.ts';

const plants = Number(process.env['FIELDBOOK_FIX_PLANTS'] ?? 100);

const fixable = new Set<string>(problems.flatMap((rule) => ('fix' in rule ? [rule.id] : [])));
const fixing = kinds.filter(({ rule }) => fixable.has(rule));

const withMemory = (space: Space) => ({ space, queries: new Queries() });
const sample = withMemory(sampleSpace());
const generated = withMemory(generatedSpace());
const generic = withMemory(genericSpace());

/** Each fault with what becomes of it: in the sample, which takes longest, one in five. */
function* planted(): Iterable<{
  readonly found: readonly string[];
  readonly fixed: Fixed;
  readonly again: Fixed;
}> {
  for (let index = 0, count = 0; count < plants; index += 1) {
    const kind = fixing[index % fixing.length];
    const random = randomFrom(`${kind?.name} ${index} ${seed}`);
    const drawn = random.pick([sample, generated, generated, generic, generated]) ?? generated;
    const { space, queries } = drawn;
    const fault = kind?.plant(space, random);
    if (fault === undefined) continue;
    count += 1;
    const fixed = fixContent({ ...inputOf(fault.space), queries }, allFixes);
    yield { found: fault.found, fixed, again: fixContent(fixed.after.input, allFixes) };
  }
}

test(
  `of ${plants} faults of ${fixing.length} kinds each fix removes its own and brings no other, and changes nothing else [ED-3]`,
  { timeout: 30_000 + plants * 1000 },
  () => {
    const safe = new Set<string>();
    let count = 0;
    for (const { found, fixed, again } of planted()) {
      const { before, after, fixes } = fixed;
      const [old, now] = [before, after].map(({ all }) => all.diagnostics.map(placeOf));
      const gone = fixes.map(({ diagnostic }) => placeOf(diagnostic));
      expect(now?.filter((place) => !old?.includes(place))).toEqual([]);
      expect(gone.filter((place) => now?.includes(place))).toEqual([]);
      expect(now?.length === old?.length).toBe(fixes.length === 0);
      expect(again.fixes.map(({ fix }) => fix)).toEqual([]);
      expect(othersChanged(fixed)).toEqual([]);
      for (const { fix, diagnostic } of fixes) if (fix.isSafe) safe.add(diagnostic.rule);
      count += found.some((place) => gone.includes(place)) ? 1 : 0;
    }
    console.info(`${count} of ${plants} were fixed, safely of ${[...safe].toSorted().join(', ')}`);
    expect(count).toBeGreaterThan(plants / 2);
  },
);

/** What differs, and no edit speaks of it. */
function othersChanged({ before, after, fixes, changes }: Fixed): string[] {
  const edits = fixes.flatMap(({ fix }) => fix.edits.filter((edit) => !isRowEdit(edit)));
  const { entries: _old, ...old } = before.input.exported;
  const { entries: _now, ...now } = after.input.exported;
  expect(now).toEqual(old);
  return changes.flatMap(({ entry, field, locale, before: was, after: is }) => {
    const own = edits.filter(
      (edit) => edit.entry === entry && edit.field === field && edit.locale === locale,
    );
    if (own.some(({ kind }) => kind === 'remove')) return [];
    return leavesThatDiffer(was, is)
      .filter(
        (path) => !own.some((edit) => edit.path.every((step, index) => String(step) === String(path[index]))),
      )
      .map((path) => [entry, field, locale, ...path].join(' '));
  });
}

function leavesThatDiffer(before: unknown, after: unknown, path: ValuePath = []): ValuePath[] {
  if (Object.is(before, after)) return [];
  const isInside = [before, after].every((value) => typeof value === 'object' && value !== null);
  if (!isInside) return [path];
  const [old, now] = [before, after] as Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...keys].flatMap((key) => leavesThatDiffer(old?.[key], now?.[key], [...path, key]));
}

test.each([sample, generated, generic])(
  'nothing of a space without a finding is changed',
  ({ space, queries }) => {
    const { fixes, changes } = fixContent({ ...inputOf(space), queries }, allFixes);
    expect([fixes, changes]).toEqual([[], []]);
  },
);
