import { expect, test } from 'vitest';
import { differingPages } from '../../../../../cli/preview/dashboard/lists/differing-pages.ts';
import { howTo, text } from '../../../../pipeline/builders.ts';
import { exportOf } from '../../../../pipeline/documents.ts';
import { builtSite } from '../../built-site.ts';

const changed = (id: string, words: string, updatedAt: string) => {
  const entry = howTo(id, id, { introduction: text(words) });
  return { ...entry, sys: { ...entry.sys, updatedAt } };
};

test('pages whose publishing brings errors come first, then the others, with what the draft brings of pages that it lacks [ED-5]', () => {
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
  const item = { kind: 'entry' as const, state: 'changed' as const, edit: '', findings: [] };
  const publishing = () => ({
    items: [
      { ...item, id: 'van', verdict: 'warns' as const },
      { ...item, id: 'board', verdict: 'breaks' as const },
    ],
    joint: [],
  });
  const shown = differingPages({ ...draft, published, publishing }).map((page) => [
    page.title,
    page.change,
    page.verdict,
    page.updatedAt,
  ]);
  expect(shown).toEqual([
    ['board', 'edited', 'breaks', '2026-03-03T10:00:00Z'],
    ['van', 'gone', 'warns', '2026-02-02T10:00:00Z'],
    ['crew', 'new', undefined, '2026-04-04T10:00:00Z'],
  ]);
});
