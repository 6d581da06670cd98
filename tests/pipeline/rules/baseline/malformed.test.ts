import { expect, test } from 'vitest';
import { malformedBaseline } from '../../../../pipeline/rules/baseline/malformed.ts';

test('a line that cannot be read is named with its fault [PL-2]', () => {
  expect(malformedBaseline.message({ fault: 'its "until" must be a date such as 2027-01-31' }, String)).toBe(
    'The line of the baseline is left out: its "until" must be a date such as 2027-01-31.',
  );
});
