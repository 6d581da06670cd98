import { expect, test } from 'vitest';
import { documentChances } from '../../../../cli/answers/ranking/document-chances.ts';

const ranked = (document: string, rank: number) => ({ part: { document }, rank });

test('the best part of a document speaks for it, and all documents together make 1', () => {
  const chances = documentChances([ranked('a', 1), ranked('a', 3), ranked('b', 2), ranked('b', 0)]);
  expect([...chances.keys()]).toEqual(['a', 'b']);
  expect(chances.get('a')).toBeCloseTo(Math.E / (Math.E + 1));
  expect([...chances.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});

test('documents that have as much are as likely, however much it is', () => {
  expect(documentChances([ranked('a', 5000), ranked('b', 5000)]).get('b')).toBe(0.5);
});

test('of no part there is none', () => {
  expect(documentChances([]).size).toBe(0);
});
