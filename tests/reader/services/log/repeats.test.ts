import { expect, test } from 'vitest';
import { noRepeats, type Repeats, takeIn, takeOut } from '../../../../reader/services/log/repeats.ts';
import type { LogItem } from '../../../../schemas/services/log.ts';

const item = (id: string, fields: Partial<LogItem> = {}): LogItem => ({
  id,
  type: 'error',
  category: 'page',
  message: 'It broke.',
  ...fields,
});

const takenIn = (items: readonly LogItem[], repeats: Repeats = noRepeats, nowMs = 0): Repeats =>
  items.reduce((before, each) => takeIn(before, each, nowMs), repeats);

test('items that differ only in their id are merged into one with a count [OP-1]', () => {
  const [, items] = takeOut(takenIn([item('1'), item('2'), item('3', { code: 7 }), item('4')]));
  expect(items).toEqual([item('1', { data: { times: 3 } }), item('3', { code: 7 })]);
});

test('what else is known of an item stays beside the count', () => {
  expect(twice({ about: 'a' })).toEqual({ about: 'a', times: 2 });
  expect(twice(['a'])).toEqual({ data: ['a'], times: 2 });
});

test('an item is not logged again for 30 s [OP-1]', () => {
  const [known] = takeOut(takenIn([item('1')]));
  expect(takeOut(takenIn([item('2')], known, 29_999))[1]).toEqual([]);
  expect(takeOut(takenIn([item('2')], known, 30_000))[1]).toEqual([item('2')]);
});

test('it is forgotten every 30 s, however late it came', () => {
  const [known] = takeOut(takenIn([item('1')], noRepeats, 59_999));
  expect(takeOut(takenIn([item('2')], known, 60_000))[1]).toEqual([item('2')]);
});

test('a pending merge continues when the cache is cleared', () => {
  const [, items] = takeOut(takenIn([item('2')], takenIn([item('1')], noRepeats, 29_999), 30_000));
  expect(items).toEqual([item('1', { data: { times: 2 } })]);
});

test('a page that breaks in ever new ways fills no memory', () => {
  const many = Array.from({ length: 1200 }, (_, index) => item(String(index), { code: index }));
  expect(takeOut(takenIn(many))[1]).toHaveLength(1000);
});

const twice = (data: LogItem['data']) => {
  const [, [merged]] = takeOut(takenIn([item('1', { data }), item('2', { data })]));
  return merged?.data;
};
