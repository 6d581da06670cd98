import { expect, test } from 'vitest';
import { unitsOf } from '../../../../cli/diff/html/units.ts';
import type { BlockChange, Run } from '../../../../schemas/report/difference.ts';

const block = (
  change: BlockChange['change'],
  text: string,
  parts: Partial<BlockChange> = {},
): BlockChange => ({
  change,
  kind: 'paragraph',
  runs: [{ change: change as Run['change'], text }],
  ...parts,
});

/** A cell of a rich text's table, or of a table entry. */
const cell = (change: BlockChange['change'], text: string, path: string) => {
  const place = path.startsWith('/')
    ? { field: ['introduction'], path }
    : { field: ['data', ...path.split('/').map(Number)] };
  return block(change, text, {
    kind: 'cell',
    ...(change !== 'added' && { before: place }),
    ...(change !== 'removed' && { after: place }),
  });
};

/** Each row as `change: before > after`. */
const told = (blocks: readonly BlockChange[]) =>
  unitsOf(blocks).map(({ change, before, after }) => `${change}: ${words(before)} > ${words(after)}`);

const words = (side: readonly BlockChange[]) => side.map(({ runs }) => runs[0]?.text).join(' | ');

test('a block is a row, with a before unless it has only come', () => {
  expect(told([block('same', 'a'), block('moved', 'b'), block('added', 'c'), block('removed', 'd')])).toEqual(
    ['same: a > a', 'moved:  > b', 'added:  > c', 'removed: d > d'],
  );
});

test.each([
  ['of a rich text', (row: number, column: number) => `/content/2/content/${row}/content/${column}`],
  ['of a table entry', (row: number, column: number) => `${row}/${column}`],
])('the cells of a row of a table %s stand side by side', (_whose, at) => {
  const cells = [
    cell('same', 'Crew', at(0, 0)),
    cell('same', 'People', at(0, 1)),
    cell('same', 'North', at(1, 0)),
    cell('added', 'Five', at(1, 1)),
    cell('added', 'East', at(2, 0)),
    cell('added', 'Two', at(2, 1)),
  ];
  expect(told(cells)).toEqual([
    'same: Crew | People > Crew | People',
    'edited: North > North | Five',
    'added:  > East | Two',
  ]);
});

test('a cell whose place is not known is a row of its own', () => {
  const [one, other] = [block('same', 'a', { kind: 'cell' }), block('same', 'b', { kind: 'cell' })];
  expect(told([one, other])).toEqual(['same: a > a', 'same: b > b']);
});

test('what went stands beside what came right after it, and what is left over alone', () => {
  expect(
    told([
      block('removed', 'a'),
      block('removed', 'b'),
      block('added', 'c'),
      block('same', 'd'),
      block('removed', 'e'),
      block('added', 'f'),
      block('added', 'g'),
    ]),
  ).toEqual(['replaced: a > c', 'removed: b > b', 'same: d > d', 'replaced: e > f', 'added:  > g']);
});
