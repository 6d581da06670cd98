import { expect, test } from 'vitest';
import { lastLine } from '../../../../cli/reporters/text/last-line.ts';

const numbers = { errors: 0, warnings: 0, infos: 0, entries: 1204, baselined: 0 };
const line = (more: Partial<typeof numbers>, faultyEntries = 0) =>
  lastLine({
    diagnostics: [],
    summary: { ...numbers, ...more },
    faultyEntries,
  } as unknown as Parameters<typeof lastLine>[0]); // of the findings only the numbers are read

test.each([
  [
    { errors: 3, warnings: 9, baselined: 31 },
    7,
    '12 problems (3 errors, 9 warnings) in 7 of 1,204 entries, 31 in the baseline',
  ],
  [{ errors: 1, infos: 1 }, 1, '2 problems (1 error, 0 warnings, 1 note) in 1 of 1,204 entries'],
  [{}, 0, 'no problems in 1,204 entries'],
  [{ entries: 1, baselined: 2 }, 0, 'no problems in 1 entry, 2 in the baseline'],
])('the last line has every number [PL-2]: %j', (summary, faultyEntries, expected) => {
  expect(line(summary, faultyEntries)).toBe(expected);
});

test('a redirect table that is checked alone has no entries to speak of', () => {
  expect(line({ entries: 0 })).toBe('no problems');
  expect(line({ entries: 0, warnings: 2 })).toBe('2 problems (0 errors, 2 warnings)');
});
