import { describe, expect, test } from 'vitest';
import { imageHostsOf } from '../../../reader/bundle/image-hosts.ts';
import { type PictureFile, srcSetOf } from '../../../reader/bundle/image-service.ts';

const file: PictureFile = {
  url: 'https://images.ctfassets.net/space1/board/token/board.png',
  contentType: 'image/png',
  size: 90_000,
  width: 1000,
};
const widthsOf = (changes: Partial<PictureFile> = {}, services: Readonly<Record<string, string>> = {}) =>
  srcSetOf({ ...file, ...changes }, imageHostsOf(services))
    ?.split(', ')
    .map((candidate) => candidate.split(' ')[1]);

test('a picture comes in the widths that screens need, none wider than its file [AR-17]', () => {
  expect(widthsOf()).toEqual(['320w', '480w', '640w', '960w', '1000w']);
  expect(widthsOf({ width: 200 })).toEqual(['200w']);
  expect(widthsOf({ width: 9000 })?.at(-1)).toBe('2800w');
});

test('each width is asked of the image service, in a format that is small', () => {
  expect(srcSetOf({ ...file, width: 320 }, imageHostsOf({}))).toBe(`${file.url}?w=320&q=80&fm=webp 320w`);
});

describe('a file is shown as it is', () => {
  test.each<[string, Partial<PictureFile>]>([
    ['where it lies on this site', { url: '/assets/media/1.png' }],
    ['where it comes from another host', { url: 'https://pictures.example/a.png' }],
    ['where it is drawn', { contentType: 'image/svg+xml' }],
    ['where it can move', { contentType: 'image/gif' }],
    ['where it is too large for the service', { size: 20_000_001 }],
    ['where its width is not known', { width: undefined }],
  ])('%s', (_title, changes) => {
    expect(widthsOf(changes)).toBeUndefined();
  });
});

test('a site can have an image service of its own', () => {
  const url = 'https://pictures.example/a.png';
  expect(widthsOf({ url }, { images: 'https://pictures.example' })).toContain('320w');
  expect(widthsOf({ url }, { images: 'not an address' })).toBeUndefined();
  expect(widthsOf({ url: file.url.replace('images.', 'images.eu.') })).toContain('320w');
});
