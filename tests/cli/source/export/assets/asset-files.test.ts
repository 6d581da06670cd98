import { expect, test } from 'vitest';
import { assetFiles } from '../../../../../cli/source/export/assets/asset-files.ts';
import { pathBesideExport } from '../../../../../pipeline/normalize/media.ts';
import { assetOf } from './file-host.ts';

const pathOf = (url: string) => assetFiles([assetOf(url)])[0]?.path;

test('a file is named by host and path, where a build looks for it', () => {
  const url = '//images.ctfassets.net/space1/id/token/A%20picture%C3%A9.png';
  expect(pathOf(url)).toBe('images.ctfassets.net/space1/id/token/A pictureé.png');
  expect(pathOf(url)).toBe(pathBesideExport(url));
  expect(pathOf(`https:${url}?fl=progressive`)).toBe('images.ctfassets.net/space1/id/token/A pictureé.png');
  expect(pathOf('http://127.0.0.1:4174/a.png')).toBe('127.0.0.1/a.png');
});

test.for([
  'https://example.com/..%2f..%2fevil.txt',
  'https://example.com/a/%2e%2e%2f%2e%2e%2fevil.txt',
  'https://example.com/a%00.png',
  'https://example.com/C:%5Cevil.txt',
  'https://example.com/C:/evil.txt',
  'https://example.com/a%5c..%5cevil.txt',
  'https://example.com//evil.txt',
  'https://example.com/%E0%A4%A',
  'https://example.com/',
  'no address',
])('%s names no place', (url) => {
  expect(pathOf(url)).toBeUndefined();
});

test('each file is taken once, whatever else the assets hold', () => {
  const files = assetFiles([
    assetOf('//images.ctfassets.net/a.png', 'a.png', 12),
    assetOf('//images.ctfassets.net/a.png'),
    assetOf(undefined),
    { fields: { file: { 'en-US': null, de: 'none' } } },
    { fields: { file: [] } },
    { fields: null },
    null,
    7,
  ]);
  expect(files).toEqual([
    {
      name: 'a.png',
      url: new URL('https://images.ctfassets.net/a.png'),
      path: 'images.ctfassets.net/a.png',
      sizeBytes: 12,
    },
  ]);
});
