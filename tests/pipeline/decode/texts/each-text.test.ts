import { expect, test } from 'vitest';
import { eachText } from '../../../../pipeline/decode/texts/each-text.ts';
import { doc, entryLink, hyperlink, p, words } from '../../documents.ts';

function textsIn(value: unknown): unknown[] {
  const found: unknown[] = [];
  eachText(value, (text, placeOf) => {
    const { path, pointer } = placeOf();
    found.push([text, path, pointer]);
  });
  return found;
}

test('a text is met as it is', () => {
  expect(textsIn('a')).toEqual([['a', [], '']]);
});

test('texts in lists and objects are met in their order, each with the way to it', () => {
  expect(textsIn([{ label: 'a', url: '/b', more: { c: ['d', 1, null, true] } }, 'e'])).toEqual([
    ['a', [0, 'label'], ''],
    ['/b', [0, 'url'], ''],
    ['d', [0, 'more', 'c', 0], ''],
    ['e', [1], ''],
  ]);
});

test('of a rich text the words and the addresses are met, each with its pointer', () => {
  expect(textsIn(doc(p('a', hyperlink('/b', words('c', 'bold')))))).toEqual([
    ['a', [], '/content/0/content/0/value'],
    ['/b', [], '/content/0/content/1/data/uri'],
    ['c', [], '/content/0/content/1/content/0/value'],
  ]);
  expect(textsIn([['x', doc(p('a'))]])).toEqual([
    ['x', [0, 0], ''],
    ['a', [0, 1], '/content/0/content/0/value'],
  ]);
});

test('ids of links are no texts', () => {
  expect(textsIn([entryLink('a')])).toEqual([]);
});

test('a value of any depth is visited without recursion, and its path is cut', () => {
  let deep: unknown = 'a';
  for (let depth = 0; depth < 200_000; depth += 1) deep = [deep];
  const [[text, path]] = textsIn(deep) as [[string, unknown[]]];
  expect([text, path.length]).toEqual(['a', 200]);
});

test('names that objects inherit are keys like any other', () => {
  expect(textsIn(JSON.parse('{"__proto__":"a","constructor":["b"]}'))).toEqual([
    ['a', ['__proto__'], ''],
    ['b', ['constructor', 0], ''],
  ]);
});
