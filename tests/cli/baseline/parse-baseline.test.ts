import { expect, test } from 'vitest';
import { documentIn } from '../../../cli/baseline/baseline-file.ts';
import { parseBaseline } from '../../../cli/baseline/parse-baseline.ts';

const sound = { fingerprint: '0123456789abcdef', rule: 'links/broken-page' };

/** A file of these lines, one a line, as people may have written them. */
const textOf = (before: string, items: readonly unknown[]): string =>
  [before, ...items.map((item, index) => (index === 0 ? '' : ',') + JSON.stringify(item)), ']}'].join('\n');

const read = (text: string) => {
  const document = documentIn(JSON.parse(text));
  if (document === undefined) throw new Error('it is no baseline');
  const { lines, faults } = parseBaseline({ document, text }, 'known.json');
  return {
    lines,
    faults: faults.map(({ problem, at, target }) => ({ rule: problem.id, ...at, fault: target })),
  };
};

const parse = (...items: readonly unknown[]) => read(textOf('{"version":1,\n\n"findings":[', items));
const parseGroups = (...groups: readonly unknown[]) => read(textOf('{"version":2,\n\n"groups":[', groups));

test('a sound line is read, with where it stands', () => {
  const whole = { ...sound, entry: 'board', count: 2, reason: 'r', owner: 'o', until: '2027-01-31' };
  expect(parse(whole)).toEqual({ lines: [{ ...whole, line: 4 }], faults: [] });
});

test('a line that cannot be read is a finding at its line, and the others count [PL-2]', () => {
  const { lines, faults } = parse(
    { ...sound, untill: '2027-01-31' },
    { ...sound, until: '2027-02-30' },
    { ...sound, count: 0 },
    { rule: 'a/b', fingerprint: 'short' },
    null,
    sound,
    { ...sound, reason: 'again' },
  );
  expect(lines).toEqual([{ ...sound, line: 9 }]);
  expect(
    faults.map(({ rule, source, fault }: (typeof faults)[0] & { source?: unknown }) => [rule, source, fault]),
  ).toEqual(
    [
      [4, 'it has an unknown key "untill"; did you mean "until"'],
      [5, 'its "until" must be a date such as 2027-01-31'],
      [6, 'its "count" must be a whole number, 1 or more'],
      [7, 'its "fingerprint" must be 16 hexadecimal digits'],
      [8, 'it is not an object'],
      [10, 'line 9 is about the same finding; merge the two lines'],
    ].map(([line, fault]) => ['baseline/malformed', { file: 'known.json', line }, fault]),
  );
});

test('in a group, lines have what the group says, unless they say otherwise [ED-7]', () => {
  const shared = { rule: 'a/b', reason: 'r', until: '2027-01-31' };
  const [one, other] = ['0123456789abcdef', 'fedcba9876543210'];
  const findings = [
    { fingerprint: one, entry: 'x' },
    { fingerprint: other, until: '2027-03-01' },
  ];
  expect(parseGroups({ ...shared, findings }, { rule: 'b/c', findings: [] })).toEqual({
    lines: [
      { ...shared, fingerprint: one, entry: 'x', line: 4 },
      { ...shared, fingerprint: other, until: '2027-03-01', line: 4 },
    ],
    faults: [],
  });
});

test('a group that cannot be read is one finding, and the lines after it keep their numbers [ED-7]', () => {
  const { lines, faults } = parseGroups(
    { rule: 'a/b', untill: '2027-01-31', findings: [{ fingerprint: 'fedcba9876543210' }] },
    { rule: 'a/b', owner: ['Ada', 'Bo'], findings: [{}, {}] },
    { rule: 'a/b' },
    7,
    { rule: 'links/broken-page', findings: [null, { fingerprint: sound.fingerprint }] },
  );
  expect(lines).toEqual([{ ...sound, line: 8 }]);
  expect(
    faults.map(({ source, fault }: (typeof faults)[0] & { source?: { line?: number } }) => [
      source?.line,
      fault,
    ]),
  ).toEqual([
    [4, 'it has an unknown key "untill"; did you mean "until"'],
    [5, 'its "owner" is wrong: expected string, received array'],
    [6, 'its "findings" is wrong: expected array, received undefined'],
    [7, 'it is not an object'],
    [8, 'it is not an object'],
  ]);
});
