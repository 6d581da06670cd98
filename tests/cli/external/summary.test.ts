import { expect, test } from 'vitest';
import { summaryLines } from '../../../cli/external/summary.ts';
import type { ExternalResult } from '../../../pipeline/external-links.ts';

const unknown = (n: number): [string, ExternalResult] => [
  `https://site${n}.example/`,
  { kind: 'unknown', reason: 'answers 403 (forbidden)' },
];

test('the results are reported in numbers, those that moved and the unknown ones by name', () => {
  const results = new Map<string, ExternalResult>([
    ['https://a.example/', { kind: 'ok' }],
    ['https://b.example/', { kind: 'redirected', to: 'https://a.example/', isPermanent: true }],
    ['https://c.example/', { kind: 'broken', reason: 'answers 404 (not found)' }],
    unknown(1),
  ]);
  expect(summaryLines(results, 3)).toEqual([
    '4 addresses of other sites: 1 ok, 1 redirected, 1 broken, 1 unknown (3 asked within the last day)',
    '  moved: https://b.example/ to https://a.example/',
    '  unknown: https://site1.example/ answers 403 (forbidden)',
  ]);
});

test('a redirect that is not meant for ever is only counted', () => {
  const results = new Map<string, ExternalResult>([
    ['https://a.example/', { kind: 'redirected', to: 'https://a.example/today', isPermanent: false }],
  ]);
  expect(summaryLines(results, 0)).toEqual([
    '1 address of other sites: 0 ok, 1 redirected, 0 broken, 0 unknown',
  ]);
});

test('unknown ones are reported by reason, of many reasons ten', () => {
  const results = new Map<string, ExternalResult>([
    unknown(1),
    unknown(2),
    ...Array.from({ length: 11 }, (_, n): [string, ExternalResult] => [
      `https://odd${n}.example/`,
      { kind: 'unknown', reason: `answers ${900 + n}` },
    ]),
  ]);
  const lines = summaryLines(results, 0);
  expect(lines.length).toBe(12);
  expect([lines[0], lines[1], lines[2], lines[11]]).toEqual([
    '13 addresses of other sites: 0 ok, 0 redirected, 0 broken, 13 unknown',
    '  unknown: https://site1.example/ (and 1 more) answers 403 (forbidden)',
    '  unknown: https://odd0.example/ answers 900',
    '  and 2 more',
  ]);
});

test('a space without such addresses says so', () => {
  expect(summaryLines(new Map(), 0)).toEqual([
    '0 addresses of other sites: 0 ok, 0 redirected, 0 broken, 0 unknown',
  ]);
});
