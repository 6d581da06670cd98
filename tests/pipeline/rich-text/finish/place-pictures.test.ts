import { describe, expect, test } from 'vitest';
import { assetLink, built, rawAsset, rawEntry } from '../../documents.ts';

const address = 'https://images.ctfassets.net/space1/board/token/board.png';

/** The picture of a Markdown text, in a space with a file of 640 by 480 pixels. */
function pictureIn(markdown: string, beside?: string) {
  const note = rawEntry('resource', 'note', { title: 'Note', description: markdown });
  const files = { get: (path: string) => (path === beside ? '0123456789abcdef' : undefined) };
  const { node } = built([note], { parts: { assets: [rawAsset('board')] }, media: files }).article('note');
  const text = JSON.stringify(node);
  const properties = /"tagName":"img","properties":(?<properties>\{[^}]*\})/u.exec(text)?.groups;
  return JSON.parse(properties?.['properties'] ?? 'null') as unknown;
}

test('a picture that Markdown names by its address gets its size from the space [AR-17]', () => {
  expect(pictureIn(`![Seven jobs](${address})`)).toEqual({
    src: address,
    alt: 'Seven jobs',
    width: 640,
    height: 480,
  });
  expect(pictureIn(`![](//images.ctfassets.net/space1/board/token/board.png)`)).toMatchObject({
    src: address,
    width: 640,
  });
});

test('a file that lies beside the export is shown from this site', () => {
  expect(pictureIn(`![](${address})`, 'images.ctfassets.net/space1/board/token/board.png')).toMatchObject({
    src: '/assets/media/0123456789abcdef.png',
    width: 640,
  });
});

describe('what an editor asked of the image service', () => {
  test.each([
    ['w=320', { src: address, width: 320, height: 240 }],
    ['h=120', { src: address, width: 160, height: 120 }],
    ['w=320&h=60', { src: address, width: 80, height: 60 }],
    ['w=5000', { src: address, width: 640, height: 480 }],
    ['q=60', { src: address, width: 640, height: 480 }],
  ])('%s is the size at which the file is shown', (query, shown) => {
    expect(pictureIn(`![](${address}?${query})`)).toEqual({ alt: '', ...shown });
  });

  test.each(['w=100&h=100&fit=thumb', 'r=max', 'w=10&f=face'])(
    '%s is another picture, and stays as it is written',
    (query) => {
      expect(pictureIn(`![](${address}?${query})`)).toEqual({ src: `${address}?${query}`, alt: '' });
    },
  );
});

test('a picture of another site stays as it is', () => {
  const src = 'https://pictures.example/a.png';
  expect(pictureIn(`![A](${src})`)).toEqual({ src, alt: 'A' });
});

test('the file of an embedded asset is the one that its address names', () => {
  const capability = rawEntry('kbCapability', 'a', { title: 'A', image: assetLink('board') });
  const { node } = built([capability], { parts: { assets: [rawAsset('board')] } }).article('a');
  expect(JSON.stringify(node)).toContain(address);
});
