import { expect, test } from 'vitest';
import { applyEdits } from '../../../pipeline/fix/apply-edits.ts';
import type { Edit, FieldEdit } from '../../../pipeline/fix/edit.ts';
import { doc, exportOf, h, p, rawEntry } from '../documents.ts';
import { type RawEntry } from '../documents.ts';
import { valueIn } from '../mutations/space.ts';

const at = (path: FieldEdit['path'] = [], field = 'introduction') => ({
  entry: 'a',
  field,
  locale: 'en-US',
  path,
});
const exported = exportOf([
  rawEntry('kbHowTo', 'a', { title: 'Vans and vans', introduction: doc(p('One'), h(2, ''), p('Two')) }),
  rawEntry('kbHowTo', 'b', { title: 'Crews' }),
]);
const table = 'fromPath,toPath\r\n/a,/b\r\n/c,/d\r\n';
const content = { exported, table };
const valueOf = (given: typeof content, field: string) =>
  valueIn(given.exported.entries[0] as RawEntry, field, 'en-US');

test('edits of one value do not move each other, in whatever order they stand [ED-3]', () => {
  const edits: readonly Edit[] = [
    { kind: 'remove', ...at(['content', 1]), before: h(2, '') },
    { kind: 'text', ...at(['content', 2, 'content', 0, 'value']), start: 1, before: 'wo', after: 'WO' },
    { kind: 'text', ...at([], 'title'), start: 0, before: 'Vans', after: 'Some vans' },
    { kind: 'value', ...at(['content', 0]), before: p('One'), after: p('1') },
    { kind: 'text', ...at([], 'title'), start: 9, before: 'vans', after: 'crews' },
  ];
  for (const each of [edits, edits.toReversed()]) {
    const { content: changed, refused } = applyEdits(content, each);
    expect(refused).toEqual([]);
    expect(valueOf(changed, 'introduction')).toEqual(doc(p('1'), p('TWO')));
    expect(valueOf(changed, 'title')).toBe('Some vans and crews');
  }
});

test('what is given stays as it is, and what no edit changes is the same object', () => {
  const before = structuredClone(content);
  const { content: changed } = applyEdits(content, [
    { kind: 'value', ...at(['content', 0]), before: p('One'), after: p('1') },
  ]);
  expect(content).toEqual(before);
  expect(changed.exported.entries[1]).toBe(content.exported.entries[1]);
  expect(valueOf(changed, 'title')).toBe(valueOf(content, 'title'));
  expect(applyEdits(content, []).content.exported.entries).toBe(exported.entries);
});

test('an edit is refused where the value is no longer the one before, and the others apply [ED-3]', () => {
  const edits: readonly Edit[] = [
    { kind: 'value', ...at(['content', 0]), before: p('Else'), after: p('1') },
    { kind: 'text', ...at([], 'title'), start: 1, before: 'Vans', after: '' },
    { kind: 'remove', ...at(['content', 7]), before: p('One') },
    { kind: 'value', ...at(['content', 'length']), before: 3, after: 0 },
    { kind: 'value', ...at([], 'slug'), before: undefined, after: 'x' },
    { kind: 'row', line: 2, before: '/a,/z' },
    { kind: 'text', ...at([], 'title'), start: 0, before: 'Vans', after: 'All' },
  ];
  const { content: changed, refused } = applyEdits(content, edits);
  expect(refused.length).toBe(edits.length - 1);
  expect(refused).toEqual(expect.arrayContaining(edits.slice(0, -1)));
  expect(valueOf(changed, 'title')).toBe('All and vans');
  expect(changed.table).toBe(table);
});

test('lines of the redirect table are changed, taken out and added, and keep their ends', () => {
  const { content: changed } = applyEdits(content, [
    { kind: 'row', line: 2, before: '/a,/b' },
    { kind: 'row', after: '/e,/f' },
    { kind: 'row', line: 3, before: '/c,/d', after: '/c,/x' },
  ]);
  expect(changed.table).toBe('fromPath,toPath\r\n/c,/x\r\n/e,/f\r\n');
});
