import { expect, test } from 'vitest';
import { maxSlugBytes, slugFault } from '../../../../pipeline/link/slugs/slug-fault.ts';

test.each(['a', 'add-a-technician', 'über uns', '日本', 'A.b_c~d', 'v1.2', 'x'.repeat(maxSlugBytes)])(
  '%j can be used',
  (slug) => {
    expect(slugFault(slug)).toBeUndefined();
  },
);

test.each([
  ['', 'it is empty'],
  [' \t', 'it is empty'],
  [' a', 'it starts or ends with a space'],
  ['a\n', 'it starts or ends with a space'],
  ['.', 'it names another folder'],
  ['..', 'it names another folder'],
  ['.htaccess', 'it starts with a full stop, and hosts serve no such name'],
  ['...a', 'it starts with a full stop, and hosts serve no such name'],
  ['\u3164', 'it is empty'],
  ['a/b', 'it holds a slash'],
  ['a\\b', 'it holds a slash'],
  ['a\u0000b', 'it holds a control character'],
  ['a\u2028b', 'it holds a control character'],
  ['a?b', 'it holds ?, # or %, which mean something else in an address'],
  ['a#b', 'it holds ?, # or %, which mean something else in an address'],
  ['%2e%2e', 'it holds ?, # or %, which mean something else in an address'],
  ['Index.html', 'it is the name of the file of every page'],
  ['x'.repeat(201), 'it is 201 bytes long, more than 200'],
  ['é'.repeat(101), 'it is 202 bytes long, more than 200'],
])('%j cannot: %s', (slug, fault) => {
  expect(slugFault(slug)).toBe(fault);
});
