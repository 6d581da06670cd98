import { expect, test } from 'vitest';
import { unmatched } from '../../../../pipeline/rules/baseline/unmatched.ts';

test('a known finding that is gone is reported with its location, and why it is not found [PL-2]', () => {
  const detail = {
    rule: 'links/broken-page',
    where: 'in the entry board',
    because: 'It is not found any more.',
  };
  expect(unmatched.message(detail, String)).toBe(
    'The baseline lists links/broken-page in the entry board. It is not found any more.',
  );
});
