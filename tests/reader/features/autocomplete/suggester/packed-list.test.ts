import { expect, test } from 'vitest';
import {
  packedList,
  unpackedList,
} from '../../../../../reader/features/autocomplete/suggester/packed-list.ts';

test('an unpacked list has all that a suggester reads', () => {
  const items = [
    { repr: 'Plan a route', URL: ['/plan', '/old'], id: 'a', SOURCE: ['Absorb', 'KBContentful'] },
    { repr: 'A course', URL: ['/course'], id: 'b', SOURCE: ['Absorb'] },
    { repr: 'Nowhere', URL: [], id: 'c', SOURCE: ['KBContentful'] },
  ];
  expect(unpackedList(packedList(items, 'KBContentful'))).toEqual([
    { repr: 'Plan a route', URL: ['/plan'], id: 'a', SOURCE: ['KBContentful'] },
    { repr: 'Nowhere', URL: [''], id: 'c', SOURCE: ['KBContentful'] },
  ]);
});
