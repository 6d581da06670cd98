import { expect, test } from 'vitest';
import { readRedirectTable } from '../../../pipeline/redirects/read-table.ts';

const heading = 'fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser';
function read(text: string) {
  const found: unknown[] = [];
  const rules = readRedirectTable({ file: 'redirects.csv', text }, ({ id }, { at, detail, suggestion }) =>
    found.push({ rule: id, at, detail, ...(suggestion !== undefined && { suggestion }) }),
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

test('a value that is too many is reported, and the other lines are read', () => {
  const { rules, found } = read(`${heading}\n/a,/b,true,true,true,what\n/c,/d,,,,,`);
  expect(rules.map(({ from }) => from)).toEqual(['/c']);
  expect(found).toEqual([
    {
      rule: 'redirects/malformed',
      at: at(2),
      detail: { fault: 'it has 6 values for 5 columns; put a value with a comma in quotes' },
    },
  ]);
});

test.each([
  ['from,to,status\n/a,/b,301\n/c,/d,302\n/e,/f,', [true, false, false]],
  ['source;destination;permanent\r\n/a;/b;TRUE\r\n/c;/d;No\r\n"/e";"/f;g";1', [true, false, true]],
  ['Old URL\tNew URL\n/a\t/b\n/c\t/d\n/e\t/f', [false, false, false]],
  ['old_path,note of whom,new-path', []],
])('what other tools export is read: %j', (text, permanent) => {
  const { rules } = read(text);
  expect(rules.map(({ isPermanent }) => isPermanent)).toEqual(permanent);
  expect(rules.map(({ from }) => from)).toEqual(['/a', '/c', '/e'].slice(0, permanent.length));
});

test('an empty cell between tabs stays a cell', () => {
  const { rules, found } = read('from\tpermanent\tto\n/a\t\t/b');
  expect(found).toEqual([]);
  expect(rules).toMatchObject([{ from: '/a', to: '/b', isPermanent: false }]);
});

test('case can be put the other way round', () => {
  const { rules } = read('source,destination,caseSensitive\n/a,/b,true\n/c,/d,false\n/e,/f,');
  expect(rules.map(({ ignoreCase }) => ignoreCase)).toEqual([false, true, true]);
});

test.each([
  ['isPermanent', 'maybe', 'its isPermanent is "maybe", neither true nor false'],
  ['redirectInBrowser', '2', 'its redirectInBrowser is "2", neither true nor false'],
  ['status', '404', 'its status "404" is none of 301, 302, 303, 307, 308'],
])('the %s %s is reported, and its line left out', (column, value, fault) => {
  const { rules, found } = read(`fromPath,toPath,${column}\n/a,/b,${value}\n/c,/d,`);
  expect(rules.map(({ from }) => from)).toEqual(['/c']);
  expect(found).toEqual([{ rule: 'redirects/malformed', at: at(2), detail: { fault } }]);
});

const ofTable = (fault: string, suggestion?: string) => ({
  rule: 'redirects/malformed',
  at: at(1),
  detail: { fault, isTable: true },
  ...(suggestion !== undefined && { suggestion }),
});

test('a column that is not known is named, with what was probably meant', () => {
  const { rules, found } = read('fromPath,toPath,isPermanant,comment\n/a,/b,true,x');
  expect(found).toEqual([
    ofTable('its column "isPermanant" is not known', 'isPermanent'),
    ofTable('its column "comment" is not known'),
  ]);
  expect(rules).toMatchObject([{ from: '/a', isPermanent: false }]);
});

test.each([
  ['/a,/b\n/c,/d', [ofTable('its first row names no columns; begin it with fromPath,toPath')]],
  ['fromPath,isPermanent\n/a,true', [ofTable('it has no column "toPath"')]],
  ['fromPaht,toPath\n/a,/b', [ofTable('its column "fromPaht" is not known', 'fromPath')]],
  ['fromPath,toPath,source\n', [ofTable('its column "source" says the same as one before it')]],
])('a heading row that is none is one finding: %j', (text, expected) => {
  const { rules, found } = read(text);
  expect(rules).toEqual([]);
  expect(found).toEqual(expected);
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
