import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { endOfJson } from '../../../../cli/input/json/end-of-json.ts';

const end = (text: string) => endOfJson(Buffer.from(text), 0);
const bytesIn = (text: string) => Buffer.byteLength(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const compound = fc.json({ maxDepth: 4 }).filter((text) => /^[[{]/u.test(text));
const blanks = fc.constantFrom('', ' ', '\n\t', '\r');
const text = fc
  .tuple(compound, blanks)
  .map(([compact, blank]) =>
    compact.replaceAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/gu, (token) => `${blank}${token}${blank}`).trim(),
  );

test('it ends where the value does, whatever comes behind', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('', ' ', ',', ']', '}', 'x', '"'), (each, behind) => {
      expect(end(each + behind)).toBe(bytesIn(each));
    }),
    { numRuns: 300 },
  );
});

const signs = [
  ...'{ } [ ] , : " \\ \n \u0001 . - + 0 1 5 9 e E u x 😀'.split(' '),
  ' ',
  'true',
  'null',
  '\\u12',
  '\\ud800',
  '1e5',
  '-0',
  '01',
  '',
];

/** The bytes of the first part of a text that is a list or an object: after an edit it may end sooner. */
function shortestJson(whole: string): number | undefined {
  const ends = Array.from(whole.matchAll(/[\]}]/gu), ({ index }) => whole.slice(0, index + 1));
  const sound = ends.find(isJson);
  return sound === undefined ? undefined : bytesIn(sound);
}

/** One edit anywhere. */
const edited = fc
  .tuple(text, fc.nat(), fc.nat(2), fc.constantFrom(...signs))
  .map(([whole, place, left, put]) => {
    const at = 1 + (place % whole.length);
    return (whole.slice(0, at) + put + whole.slice(at + left)).toWellFormed();
  });

test('what JSON.parse does not take has no end', () => {
  fc.assert(
    fc.property(edited, (each) => {
      expect(end(each)).toBe(shortestJson(each));
    }),
    { numRuns: 400 },
  );
});

test.each([
  '[1.]',
  '[01]',
  '[.5]',
  '[1e]',
  '[+1]',
  '[--1]',
  '[tru]',
  '[nullx]',
  '[Infinity]',
  '[1 2]',
  '[1,]',
  '[,1]',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{a:1}',
  '{"a" 1}',
  '{1:1}',
  '["a"',
  '["a]',
  '["\\x"]',
  '["\\u12g4"]',
  '["\n"]',
  '["\t"]',
  '[}',
  '{]',
  '[{]}',
  '[',
  '{"a":["b":1]}',
  '[\u00a01]',
])('%s has no end', (each) => {
  expect([isJson(each), end(each)]).toEqual([false, undefined]);
});

test('what is nested deeply has an end', () => {
  const depth = 200_000;
  expect(end('['.repeat(depth) + ']'.repeat(depth))).toBe(2 * depth);
});
