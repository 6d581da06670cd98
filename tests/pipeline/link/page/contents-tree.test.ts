import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { contentsTree } from '../../../../pipeline/link/page/contents-tree.ts';
import type { ContentsItem } from '../../../../schemas/bundle/index.ts';

const heading = (title: string, level: number) => ({ id: title.trim().toLowerCase(), title, level });

test('a heading stands under the nearest one before it with a smaller level [TC-1]', () => {
  const headings = [heading('A', 2), heading(' B ', 3), heading('C', 3), heading('D', 2)];
  expect(contentsTree(headings)).toEqual([
    {
      id: 'a',
      title: 'A',
      content: [
        { id: 'b', title: 'B', parentId: 'a', content: [] },
        { id: 'c', title: 'C', parentId: 'a', content: [] },
      ],
    },
    { id: 'd', title: 'D', content: [] },
  ]);
});

const depths = (...levels: readonly number[]) =>
  contentsTree(levels.map((level, index) => heading(String(index), level)));

test('a level that is left out changes nothing', () => {
  expect(depths(3, 5, 4, 2)).toEqual([
    {
      id: '0',
      title: '0',
      content: [
        { id: '1', title: '1', parentId: '0', content: [] },
        { id: '2', title: '2', parentId: '0', content: [] },
      ],
    },
    { id: '3', title: '3', content: [] },
  ]);
  expect(depths()).toEqual([]);
});

const flat = (items: readonly ContentsItem[]): string[] =>
  items.flatMap(({ id, content }) => [id, ...flat(content)]);

test('every heading stands once in the tree, in the order of the page', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 6 })), (levels) => {
      const headings = levels.map((level, index) => heading(String(index), level));
      expect(flat(contentsTree(headings))).toEqual(headings.map(({ id }) => id));
    }),
  );
});
