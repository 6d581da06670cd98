import { expect, test } from 'vitest';
import { validate } from '../../../../pipeline/build.ts';
import { type RepeatedKey, readExport } from '../../../../pipeline/decode/export/raw-export.ts';
import { howTo } from '../../builders.ts';
import { settings } from '../../documents.ts';

function found(repeatedKeys: readonly RepeatedKey[]) {
  const read = readExport({ entries: [howTo('board', 'Dispatch board')] }, repeatedKeys);
  if (!read.ok) throw new Error(read.failure);
  return validate({ exported: read.value, config: settings() }).diagnostics.map(
    ({ rule, entry, source, message }) => ({ rule, entry, source, message }),
  );
}

test('a key that an object of an entry names twice is a warning with its line and the entry [PL-2]', () => {
  expect(found([{ pointer: '/entries/0/fields/title/en-US', key: 'en-US', line: 12 }])).toEqual([
    {
      rule: 'schema/duplicate-key',
      entry: null,
      source: { file: 'export', line: 12, pointer: '/entries/0/fields/title/en-US' },
      message:
        'One object of "Dispatch board" has the key "en-US" twice: only the last value counts, the others are lost.',
    },
  ]);
});

test('elsewhere in the export no entry is named', () => {
  expect(found([{ pointer: '/entries', key: 'entries', line: 1 }]).map(({ message }) => message)).toEqual([
    'One object has the key "entries" twice: only the last value counts, the others are lost.',
  ]);
});

test('an export without repeated keys is no finding', () => {
  expect(found([])).toEqual([]);
});
