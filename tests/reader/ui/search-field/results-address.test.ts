import { expect, it } from 'vitest';
import { resultsAddress } from '../../../../reader/ui/search-field/results-address.ts';

it.each([
  ['payment', '/search?q=payment'],
  ['  take a payment\t', '/search?q=take+a+payment'],
  ['\u{a0}a & b\u{3000}', '/search?q=a+%26+b'],
  [' ', '/search'],
])('the address of the results of %j is %s [HM-1]', (words, address) => {
  expect(resultsAddress('/search', words)).toBe(address);
});
