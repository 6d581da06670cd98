import { expect, test } from 'vitest';
import { decoded, id, rawAsset, type RawEntry, states } from '../documents.ts';

const asset = (raw: RawEntry) =>
  decoded([{ sys: { id: 'e' } }], { parts: { assets: [raw] } }).space.assets.get(id(raw.sys.id) as never);

test('an asset has its words and its file', () => {
  expect(asset(rawAsset('cat', { title: '  A cat ' }))).toEqual({
    id: 'cat',
    state: 'published',
    title: 'A cat',
    description: 'What cat shows',
    file: {
      url: '//images.ctfassets.net/space1/cat/token/cat.png',
      fileName: 'cat.png',
      contentType: 'image/png',
      size: 1200,
      width: 640,
      height: 480,
    },
  });
});

test('an asset that Contentful has not processed has no file', () => {
  const upload = { upload: 'https://example.com/cat.png', fileName: 'cat.png', contentType: 'image/png' };
  expect(asset(rawAsset('cat', { file: upload }))?.file).toBeUndefined();
});

test('what is missing of a file stands in or stays away, and odd sizes do not count', () => {
  const file = { url: '//a.example/b', details: { size: -1, image: { width: 0, height: 'tall' } } };
  expect(asset(rawAsset('cat', { title: ' ', description: 7, file }))).toEqual({
    id: 'cat',
    state: 'published',
    title: undefined,
    description: undefined,
    file: {
      url: '//a.example/b',
      fileName: 'file',
      contentType: 'application/octet-stream',
      size: undefined,
      width: undefined,
      height: undefined,
    },
  });
});

test('an asset has a state as entries do', () => {
  const raw = rawAsset('cat');
  expect(asset({ ...raw, sys: { ...raw.sys, ...states.archived } })?.state).toBe('archived');
  expect(asset({ ...raw, sys: { ...raw.sys, ...states.draft } })?.state).toBe('draft');
});

test('an asset without fields, or with fields that are no objects, has nothing', () => {
  const nothing = { title: undefined, description: undefined, file: undefined };
  expect(asset({ sys: { id: 'cat' }, fields: {} })).toMatchObject(nothing);
  expect(
    asset({ sys: { id: 'cat' }, fields: { title: { 'en-US': 7 }, description: null, file: 7 } }),
  ).toMatchObject(nothing);
});
