import { expect, test } from 'vitest';
import { byPage } from '../../../cli/diff/by-page.ts';
import { baseSpace } from '../../pipeline/diff/base-space.ts';
import { compare, setting } from '../../pipeline/diff/compare.ts';

test("a page begins with its own entry and is called by its title, whatever its parts' ids; what no page shows is last", () => {
  const edits = [
    setting('assign', { heading: 'Assign jobs' }),
    setting('shifts', { heading: 'Name shifts' }),
    setting('sizes', { rows: 3 }),
    setting('board', { title: 'The board' }),
  ];
  const now = edits.reduce((items, edit) => edit(items), baseSpace);
  const pages = byPage(compare(baseSpace, now).entries);
  expect(pages.map(({ url, title, entries }) => [url, title, entries.map(({ id }) => id)])).toEqual([
    ['/how-to/board', 'The board', ['board', 'assign']],
    ['/how-to/crews', undefined, ['shifts']],
    [undefined, undefined, ['sizes']],
  ]);
});
