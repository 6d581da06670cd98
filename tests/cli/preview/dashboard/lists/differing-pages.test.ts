import { expect, test } from 'vitest';
import { differingPages } from '../../../../../cli/preview/dashboard/lists/differing-pages.ts';
import { howTo, text } from '../../../../pipeline/builders.ts';
import { exportOf } from '../../../../pipeline/documents.ts';
import { builtSite } from '../../built-site.ts';

const changed = (id: string, words: string, updatedAt: string) => {
  const entry = howTo(id, id, { introduction: text(words) });
  return { ...entry, sys: { ...entry.sys, updatedAt } };
};

test('pages that the draft does not have come first, then new ones, then edited ones, with their last change [ED-5]', () => {
  const published = builtSite(
    exportOf([
      changed('board', 'Old.', '2026-01-01T10:00:00Z'),
      changed('van', 'A van.', '2026-02-02T10:00:00Z'),
    ]),
  );
  const draft = builtSite(
    exportOf([
      changed('board', 'New.', '2026-03-03T10:00:00Z'),
      changed('crew', 'A crew.', '2026-04-04T10:00:00Z'),
    ]),
  );
  const shown = differingPages({ ...draft, published }).map(({ title, change, updatedAt }) => [
    title,
    change,
    updatedAt,
  ]);
  expect(shown).toEqual([
    ['van', 'gone', '2026-02-02T10:00:00Z'],
    ['crew', 'new', '2026-04-04T10:00:00Z'],
    ['board', 'edited', '2026-03-03T10:00:00Z'],
  ]);
});
