import { expect, test } from 'vitest';
import { validate } from '../../../../pipeline/build.ts';
import { differenceOf } from '../../../../pipeline/diff/difference.ts';
import { lazyGraph } from '../../../../pipeline/diff/lazy/lazy-graph.ts';
import { Queries } from '../../../../pipeline/queries/store.ts';
import { baseSpace } from '../base-space.ts';
import { checked, inputOf } from '../compare.ts';
import { plantedEdits } from '../planted-edits.ts';

test.each(plantedEdits)('texts that are not read hide nothing: $what', ({ edit }) => {
  const after = edit(baseSpace);
  const queries = new Queries();
  const lazy = differenceOf(
    lazyGraph({ ...inputOf(baseSpace), queries }),
    lazyGraph({ ...inputOf(after), queries }),
  );
  expect(lazy).toEqual(differenceOf(checked(baseSpace).graph, checked(after).graph));
});

test.each(plantedEdits)('lazy graphs with shared entries have the same difference: $what', ({ edit }) => {
  const queries = new Queries();
  const [before, after] = [baseSpace, edit(baseSpace)].map(
    (items) => validate({ ...inputOf(items), queries }).graph,
  );
  const { graph } = checked(edit(baseSpace));
  expect(before && after && differenceOf(before, after)).toEqual(
    differenceOf(checked(baseSpace).graph, graph),
  );
});

test('looks into as many pages as show an entry', () => {
  const [lazy, full] = [lazyGraph(inputOf(baseSpace)), checked(baseSpace).graph];
  for (const id of full.entries.keys())
    expect(lazy.pagesOf.get(id) ?? []).toEqual(full.pagesOf.get(id) ?? []);
  expect(new Map(lazy.pages)).toEqual(full.pages);
  expect(new Map(lazy.references)).toEqual(full.references);
});
