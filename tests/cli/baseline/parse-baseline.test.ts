import { expect, test } from 'vitest';
import { baselineText } from '../../../cli/baseline/baseline-file.ts';
import { parseBaseline } from '../../../cli/baseline/parse-baseline.ts';

const sound = { fingerprint: '0123456789abcdef', rule: 'links/broken-page' };

const parse = (...items: readonly unknown[]) => {
  const text = baselineText(items as never); // lines as people may write them
  const { lines, faults } = parseBaseline({ items, text }, 'known.json');
  return {
    lines,
    faults: faults.map(({ problem, at, target }) => ({ rule: problem.id, ...at, fault: target })),
  };
};

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
