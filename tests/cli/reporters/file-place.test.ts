import { expect, test } from 'vitest';
import { filePlaceOf } from '../../../cli/reporters/file-place.ts';
import { brokenAnchor, deadRedirect, plainLook } from './findings.ts';

test.each([
  ['an entry', brokenAnchor(), { file: 'content/export.json', line: 1 }],
  ['the export', deadRedirect({ source: { file: 'export' } }), { file: 'content/export.json', line: 1 }],
  ['a table', deadRedirect(), { file: 'content/redirects.csv', line: 12 }],
  [
    'a table that is named from another folder',
    deadRedirect({ source: { file: '../redirects.csv', line: 3 } }),
    { file: 'content/redirects.csv', line: 3 },
  ],
  [
    'the configuration',
    deadRedirect({ source: { file: 'configuration', pointer: '/contentTypes/post' } }),
    { file: 'content/fieldbook.config.json', line: 1 },
  ],
  ['a file not read', deadRedirect({ source: { file: 'other.csv' } }), { file: 'other.csv', line: 1 }],
])('a finding of %s has a file and a line', (_of, diagnostic, place) => {
  expect(filePlaceOf(diagnostic, plainLook)).toEqual(place);
});
