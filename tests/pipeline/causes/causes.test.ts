import { expect, test } from 'vitest';
import { groupsOf } from '../../../cli/reporters/grouping.ts';
import { validate } from '../../../pipeline/build.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { sampleSpace } from '../mutations/sample-space.ts';
import { inputOf, type Space } from '../mutations/space.ts';
import { carryOut } from './carry-out.ts';
import { mistakes } from './mistakes.ts';

/** `FIELDBOOK_CAUSES=3` tries three places for each mistake. */
const places = Number(process.env['FIELDBOOK_CAUSES'] ?? 1);

const clean = sampleSpace();
const queries = new Queries();
const findingsIn = (space: Space) => validate({ ...inputOf(space), queries }).diagnostics;
const keyOf = ({ rule, entry, asset, source, field, path, target, message }: Diagnostic): string =>
  JSON.stringify([rule, entry?.id, asset?.id, source, field, path, target, message]);
const known = new Set(findingsIn(clean).map(keyOf));
const newIn = (space: Space) => findingsIn(space).filter((each) => !known.has(keyOf(each)));

test.each(Array.from({ length: places }, (_, nth) => nth))(
  'findings of many mistakes are grouped as by hand, and each act settles what it says it does, place %i [ED-1]',
  { timeout: 600_000 },
  (nth) => {
    /** By finding, the mistake that it comes of: each is made alone first. */
    const byHand = new Map<string, string>();
    let all = clean;
    for (const { name, settledBy, apart, make } of mistakes) {
      const alone = make(clean, nth);
      if (alone === undefined) continue;
      const found = newIn(alone);
      expect.soft(found.length, name).toBeGreaterThan(0);
      for (const [index, each] of found.entries())
        byHand.set(keyOf(each), settledBy === 'each' || each.rule === apart ? `${name} ${index}` : name);
      all = make({ ...all, graph: clean.graph }, nth) ?? all;
    }
    const found = newIn(all);
    const groups = groupsOf(found, 'cause');
    const groupOf = new Map(
      groups.flatMap(({ diagnostics }, index) => diagnostics.map((each) => [keyOf(each), index] as const)),
    );
    const told = found.map(keyOf).filter((key) => byHand.has(key));
    let [pairs, agreed] = [0, 0];
    const odd = new Map<string, number>();
    for (const [index, one] of told.entries()) {
      for (const other of told.slice(index + 1)) {
        const isOne = byHand.get(one) === byHand.get(other);
        const isOneGroup = groupOf.get(one) === groupOf.get(other);
        if (!isOne && !isOneGroup) continue; // any two of different mistakes: they would make the share look better than it is
        pairs += 1;
        if (isOne === isOneGroup) agreed += 1;
        else {
          const mistake = `${byHand.get(one)} / ${byHand.get(other)}`;
          odd.set(mistake, (odd.get(mistake) ?? 0) + 1);
        }
      }
    }
    console.info(
      `${found.length} findings, ${groups.length} groups; ${agreed} of ${pairs} pairs as by hand\n${[...odd].map(([mistake, times]) => `${times} ${mistake}`).join('\n')}`,
    );
    expect(agreed / pairs).toBeGreaterThanOrEqual(0.95);
    for (const { title, diagnostics } of groups) {
      const cause = diagnostics[0]?.cause;
      if (title === undefined || cause === undefined) continue;
      const after = new Set(findingsIn(carryOut(cause, all, clean)).map(keyOf));
      // what is deleted is unknown, and so are the parts that would be shown again
      const isToldApart = (key: string) =>
        cause.act.startsWith('Bring back') && key.startsWith('["refs/unreachable"');
      const gone = found.map(keyOf).filter((key) => !after.has(key) && !isToldApart(key));
      expect.soft(gone.toSorted(), title).toEqual(diagnostics.map(keyOf).toSorted());
    }
  },
);
