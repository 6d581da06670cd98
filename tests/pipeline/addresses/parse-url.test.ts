import { expect, test } from 'vitest';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { parseUrl as parseUrlInPages } from '../../../reader/bundle/parse-url.ts';

test.each([parseUrl, parseUrlInPages])('an address is read alike however often one is [PL-2]', (parse) => {
  const misread = Array.from({ length: 50_000 }, () => parse('https://münchen.example')).filter(
    (url) => url?.host !== 'xn--mnchen-3ya.example',
  );
  expect(misread).toHaveLength(0);
  expect(parse('https://')).toBeUndefined();
});
