import { expect, test } from 'vitest';
import { pathBesideExport } from '../../../pipeline/normalize/media.ts';
import { assetLink, built, rawAsset, type RawEntry, rawEntry, states } from '../documents.ts';

const files = (...paths: readonly string[]) => ({
  get: (path: string) => (paths.includes(path) ? 'abcdef0123456789abcdef' : undefined),
});
const capability = rawEntry('kbCapability', 'a', { title: 'A', image: assetLink('cat') });

function build(asset: RawEntry, ...beside: readonly string[]) {
  const bundle = built([capability], { parts: { assets: [asset] }, media: files(...beside) });
  const { node } = bundle.article('a');
  return { image: node.type === 'kbCapability' && node.fields.image, copies: bundle.mediaCopies };
}
const catIn = (url: string, fileName = 'cat.png') =>
  rawAsset('cat', { file: { url, fileName, contentType: 'image/png' } });

test('a file beside the export is copied under its hash', () => {
  const path = 'images.ctfassets.net/space1/cat/token/cat.png';
  expect(build(rawAsset('cat'), path)).toEqual({
    image: {
      id: 'cat',
      title: 'Picture cat',
      description: 'What cat shows',
      url: '/assets/media/abcdef0123456789.png',
      fileName: 'cat.png',
      contentType: 'image/png',
      size: 1200,
      width: 640,
      height: 480,
    },
    copies: [{ from: path, to: '/assets/media/abcdef0123456789.png' }],
  });
});

test('any other file is linked at the image service', () => {
  expect(build(rawAsset('cat'))).toMatchObject({
    image: { url: 'https://images.ctfassets.net/space1/cat/token/cat.png' },
    copies: [],
  });
});

test('a file that is served without encryption, or not at all, is left out', () => {
  expect(build(catIn('http://a.example/cat.png')).image).toBeUndefined();
  expect(build(catIn('javascript:alert(1)')).image).toBeUndefined();
  expect(build(catIn('not an address')).image).toBeUndefined();
  expect(build({ ...rawAsset('cat'), sys: { ...rawAsset('cat').sys, ...states.archived } }).image).toBe(
    undefined,
  );
});

test.each([
  '//images.ctfassets.net/a/..%2f..%2fetc%2fpasswd',
  '//images.ctfassets.net/a/%2e%2e/%2e%2e/%2e%2e%5cb',
  '//images.ctfassets.net/a/b%5c..%5cc',
  '//images.ctfassets.net/a//b',
  '//images.ctfassets.net/a%00b',
  '//images.ctfassets.net/C%3A/windows',
  '//images.ctfassets.net/%E0%A4%A',
  '//../etc/passwd',
  '',
])('the address %j names no file beside the export', (url) => {
  expect(pathBesideExport(url)).toBeUndefined();
});

test('an address with .. is read as a browser reads it', () => {
  expect(pathBesideExport('//a.example/b/../../../c.png')).toBe('a.example/c.png');
  expect(pathBesideExport('//a.example/b%20c/d.png?w=1#e')).toBe('a.example/b c/d.png');
});

const ending = (fileName: string) =>
  build(catIn('//a.example/x', fileName), 'a.example/x').copies[0]?.to.slice(
    '/assets/media/abcdef0123456789'.length,
  );

test('a copy has the ending of its file name only where that is an ordinary one', () => {
  expect(
    ['a.PNG', 'a.tar.gz', 'noending', 'a.p/../b', 'a.<b>', 'a.verylongending', 'a.'].map(ending),
  ).toEqual(['.png', '.gz', '', '', '', '', '']);
});
