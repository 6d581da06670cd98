import { expect, test } from 'vitest';
import { readExport } from '../../../../pipeline/decode/export/raw-export.ts';

test.each([[null], [undefined], [[]], ['{}'], [7]])('%j is not an export', (value) => {
  expect(readExport(value)).toEqual({ ok: false, failure: 'it is not a JSON object' });
});

test('an object with none of the parts is not an export', () => {
  expect(readExport({ items: [], sys: { type: 'Array' } })).toEqual({
    ok: false,
    failure:
      'it has none of the parts of a Contentful export (contentTypes, editorInterfaces, entries, assets, locales)',
  });
  expect(readExport(JSON.parse('{"__proto__":{"entries":[]}}'))).toMatchObject({ ok: false });
});

test('a part that is no list is named', () => {
  expect(readExport({ entries: [], assets: {} })).toEqual({
    ok: false,
    failure: 'its part "assets" is not a list',
  });
  expect(readExport({ entries: null })).toEqual({ ok: false, failure: 'its part "entries" is not a list' });
});

test('a part that was skipped is an empty list, and parts of later versions do not matter', () => {
  expect(readExport({ entries: [1], components: [2] })).toMatchObject({
    ok: true,
    value: { contentTypes: [], editorInterfaces: [], entries: [1], assets: [], locales: [] },
  });
});
