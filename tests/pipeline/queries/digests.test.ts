import { describe, expect, test } from 'vitest';
import { digestOf, setDigest } from '../../../pipeline/queries/digests.ts';

const long = 'word '.repeat(100);

describe('a digest', () => {
  test.each<[string, unknown, unknown]>([
    ['texts', 'a', 'b'],
    ['long texts', long, `${long}.`],
    ['a number and its text', 1, '1'],
    ['nothing and its name', undefined, 'undefined'],
    ['nothing and null', undefined, null],
    ['lists with another order', ['a', 'b'], ['b', 'a']],
    ['lists that are divided otherwise', [['a'], 'b'], ['a', ['b']]],
    ['a list and one text', ['a', 'b'], 'a,b'],
    ['a list and a set', ['a'], new Set(['a'])],
    ['a map and a record', new Map([['a', 1]]), { a: 1 }],
    ['values deep inside', { a: [{ b: long }] }, { a: [{ b: `${long}.` }] }],
    ['names deep inside', { a: [{ b: 1 }] }, { a: [{ c: 1 }] }],
  ])('differs for %s', (_what, one, other) => {
    expect(digestOf(one)).not.toBe(digestOf(other));
  });

  test('is the same for the same content, and short', () => {
    expect(digestOf(value())).toBe(digestOf(value()));
    expect(digestOf(value()).length).toBeLessThan(250);
  });

  test('is that of what an object was made from', () => {
    const [one, other] = [{ text: long }, { text: long }];
    setDigest(one, () => 'first');
    setDigest(other, () => 'second');
    expect(digestOf(one)).not.toBe(digestOf(other));
    expect(digestOf([one])).not.toBe(digestOf([other]));
  });

  test.each<[string, () => unknown]>([
    ['functions', () => () => 1],
    ['objects of a class', () => new Date(0)],
    ['what holds itself', () => holdsItself()],
  ])('is never the same for two %s', (_what, make) => {
    expect(digestOf(make())).not.toBe(digestOf(make()));
    expect(digestOf({ in: make() })).not.toBe(digestOf({ in: make() }));
  });
});

const value = () => ({ a: [long, 1, null], b: new Map([['c', new Set([long])]]), d: undefined });

function holdsItself(): unknown {
  const list: unknown[] = [];
  list.push(list);
  return list;
}
