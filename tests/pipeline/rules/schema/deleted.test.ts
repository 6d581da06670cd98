import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const gone = (id: string, kind: string) => ({ sys: { id, type: `Deleted${kind}` }, fields: {} });

test('what is deleted is one note with its count [PL-1]', () => {
  const items = [howTo('a', 'Board'), gone('b', 'Entry'), gone('c', 'Entry')];
  expect(findingsOf(items, { parts: { assets: [gone('photo', 'Asset')] } })).toEqual([
    {
      rule: 'schema/deleted',
      source: { file: 'export', pointer: '/entries' },
      message: 'The export lists 2 deleted entries and 1 deleted asset; they are left out.',
    },
  ]);
});

test('an export without anything deleted is no finding', () => {
  expect(findingsOf([howTo('a', 'Board')])).toEqual([]);
});
