import { expect, test } from 'vitest';
import { faultOf, readRedirectTable } from '../../../pipeline/redirects/read-table.ts';

const heading = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser';
function read(text: string) {
  const found: unknown[] = [];
  const rules = readRedirectTable({ file: 'redirects.csv', text }, ({ id }, { at, detail }) =>
    found.push({ rule: id, at, detail }),
  );
  return { rules, found };
}

test('each line is a rule that knows where it was written [RD-1]', () => {
  const { rules, found } = read(
    `\uFEFF${heading}\r\n/a,/b,true,false,false\r\n\r\n "/c, d" , https://e.example/f ,,,\r\n`,
  );
  expect(found).toEqual([]);
  expect(rules).toEqual([
    {
      from: '/a',
      to: '/b',
      isPermanent: true,
      ignoreCase: false,
      inBrowser: false,
      origin: { source: { file: 'redirects.csv', line: 2 } },
    },
    {
      from: '/c, d',
      to: 'https://e.example/f',
      isPermanent: false,
      ignoreCase: true,
      inBrowser: true,
      origin: { source: { file: 'redirects.csv', line: 4 } },
    },
  ]);
});

const at = (line: number) => ({ source: { file: 'redirects.csv', line } });

test('a line that is no rule is reported and left out', () => {
  const { rules, found } = read(`${heading}\n,/b,,,\n/a,,,,\n/c,/d,,,\n/e,javascript:f(),,,`);
  expect(rules.map(({ from }) => from)).toEqual(['/c']);
  expect(found).toEqual([
    { rule: 'redirects/malformed', at: at(2), detail: { fault: 'it has no fromPath' } },
    { rule: 'redirects/malformed', at: at(3), detail: { fault: 'it has no toPath' } },
    {
      rule: 'redirects/malformed',
      at: at(5),
      detail: { fault: 'its toPath "javascript:f()" is neither a path nor an address' },
    },
  ]);
});

test('a line may leave out its last columns', () => {
  const { rules, found } = read(`${heading}\n/a,/b\n/c,/d,true`);
  expect(rules.map(({ from, isPermanent, ignoreCase }) => [from, isPermanent, ignoreCase])).toEqual([
    ['/a', false, true],
    ['/c', true, true],
  ]);
  expect(found).toEqual([]);
});

test('a table that cannot be read is reported once', () => {
  const { rules, found } = read(`${heading}\n/a,"/b`);
  expect(rules).toEqual([]);
  expect(found).toMatchObject([{ rule: 'redirects/malformed', at: { source: { file: 'redirects.csv' } } }]);
});

test('an empty table has no rules', () => {
  expect(read('')).toEqual({ rules: [], found: [] });
  expect(read(heading)).toEqual({ rules: [], found: [] });
});

test.each([
  ['/a', '/b', undefined],
  ['/a', 'https://b.example', undefined],
  ['a', '/b', 'its fromPath "a" does not start with a slash'],
  ['/a', 'b', 'its toPath "b" is neither a path nor an address'],
  ['/a', 'data:text/html,x', 'its toPath "data:text/html,x" is neither a path nor an address'],
  ['/a', 'https://', 'its toPath "https://" is neither a path nor an address'],
])('from %s to %s: %s', (from, to, fault) => {
  expect(faultOf(from, to)).toBe(fault);
});
