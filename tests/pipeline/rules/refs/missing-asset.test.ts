import { describe, expect, test } from 'vitest';
import type { Source } from '../../../../pipeline/config/mapping/source.ts';
import { entry, findingsOf, howTo } from '../../builders.ts';
import {
  assetLink,
  doc,
  embedded,
  embeddedAsset,
  entryLink,
  p,
  type RawEntry,
  rawAsset,
  toAsset,
} from '../../documents.ts';

const message = (start: string) =>
  `${start} the asset gone, which is not in the export: it was deleted, or it is not published.`;

test('an asset that is not in the export is a finding in a field, a text and a link [PL-2]', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: doc(embeddedAsset('gone'), p(toAsset('gone', 'the price list')), embedded('board')),
  });
  const board = entry('media', 'board', {
    name: 'Board',
    altText: 'The dispatch board',
    media: assetLink('gone'),
  });
  expect(findingsOf([dispatch, board])).toEqual([
    {
      rule: 'refs/missing-asset',
      entry: 'board',
      field: 'media',
      message: message('The field "media" refers to'),
    },
    {
      rule: 'refs/missing-asset',
      entry: 'dispatch',
      field: 'introduction',
      message: message('The text shows'),
    },
    {
      rule: 'refs/missing-asset',
      entry: 'dispatch',
      field: 'introduction',
      message: message('The link "the price list" leads to'),
    },
  ]);
});

test('an asset that is there is no finding', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: doc(embeddedAsset('board'), p(toAsset('board', 'the board'))),
  });
  expect(findingsOf([dispatch, rawAsset('board')])).toEqual([]);
});

test('a reference to a deleted item says so [PL-2]', () => {
  const gone = { sys: { id: 'gone', type: 'DeletedAsset' }, fields: {} };
  const board = howTo('board', 'Board', { introduction: doc(embeddedAsset('gone')) });
  expect(findingsOf([board], { parts: { assets: [gone] } })).toEqual([
    {
      rule: 'refs/missing-asset',
      entry: 'board',
      field: 'introduction',
      message: 'The text shows the asset gone, which is deleted.',
    },
    {
      rule: 'schema/deleted',
      source: { file: 'export', pointer: '/assets' },
      message: 'The export lists 1 deleted asset; it is left out.',
    },
  ]);
});

const picture = entry('picture', 'photo', { file: assetLink('gone') });

interface Fields {
  readonly heroImage?: Source;
  readonly metaDescription?: Source;
}

/** What is found where a post reads these fields through its image. */
const found = (fields: Fields, image: unknown, ...others: readonly RawEntry[]) =>
  findingsOf([entry('post', 'post', { title: 'Post', image }), ...others], {
    config: {
      contentTypes: { post: { as: 'article', fields, ignore: ['image'] }, picture: false },
    },
  });

describe('an asset that a path of a mapping goes to', () => {
  test.each<Fields>([
    { metaDescription: 'image.title' },
    { metaDescription: 'image' },
    { metaDescription: { text: '{image.file.fileName}' } },
    { heroImage: 'image', metaDescription: 'image.description' },
  ])('is a finding like that of a field, once: %j [MP-5]', (fields) => {
    expect(found(fields, assetLink('gone'))).toEqual([
      {
        rule: 'refs/missing-asset',
        entry: 'post',
        field: 'image',
        message: message('The field "image" refers to'),
      },
    ]);
  });

  test.each<Fields>([
    { heroImage: 'image.file' },
    { metaDescription: 'image.file.title' },
    { heroImage: 'image.file', metaDescription: 'image.file.title' },
  ])('is a finding where editors choose another one: %j [MP-5]', (fields) => {
    expect(found(fields, entryLink('photo'), picture)).toEqual([
      {
        rule: 'refs/missing-asset',
        entry: 'photo',
        field: 'file',
        message: message('The field "file" refers to'),
      },
    ]);
  });

  test('is no finding if it is there', () => {
    expect(found({ metaDescription: 'image.title' }, assetLink('board'), rawAsset('board'))).toEqual([]);
  });
});
