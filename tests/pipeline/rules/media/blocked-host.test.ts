import { describe, expect, test } from 'vitest';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { assetLink, doc, embeddedAsset, p, type RawEntry, rawAsset, toAsset } from '../../documents.ts';

const found = (item: RawEntry, config: FieldbookConfig = {}) =>
  findingsOf([item], { config }).filter(({ rule }) => rule === 'media/blocked-host');

const tour = (url: string) => entry('interactiveContent', 'tour', { title: 'Try the board', url });
const video = (videoUrl: string) => entry('externalVideo', 'film', { title: 'A film', videoUrl });

/** A space whose texts are Markdown. */
const pictured = (src: string) => howTo('page', 'Page', { introduction: `![The board](${src})` });

test('a frame of a host that the configuration does not name is a warning [AR-6]', () => {
  expect(found(tour('https://demo.example.com/board'))).toEqual([
    {
      rule: 'media/blocked-host',
      entry: 'tour',
      field: 'url',
      message:
        'The frame in the field "url" comes from demo.example.com (https://demo.example.com/board), which "contentPolicy.frames" does not name: browsers block it, and readers see nothing.',
    },
  ]);
});

test.each<[string, RawEntry, FieldbookConfig['contentPolicy']]>([
  ['a frame', tour('https://demo.example.com/board'), { frames: ['*.example.com'] }],
  ['a film', video('https://files.example.com/a.mp4'), { media: ['files.example.com'] }],
  ['a sound', video('https://files.example.com/a.mp3'), { media: ['files.example.com'] }],
  ['an image', pictured('https://files.example.com/a.png'), { images: ['files.example.com'] }],
])('%s is one until its host is named', (_, item, contentPolicy) => {
  expect(found(item)).toHaveLength(1);
  expect(found(item, { contentPolicy })).toEqual([]);
});

test('what is loaded anyway, is a link, or is blocked for another reason is none', () => {
  const items = [
    tour('/how-to/page'),
    tour('http://demo.example.com/board'),
    video('https://vimeo.com/76979871'),
    video('https://videos.ctfassets.net/s/a/b/film.mp4'),
    video('https://videos.example.com/watch/42'),
    video('/assets/film.mp4'),
    pictured('https://images.ctfassets.net/s/a/b/c.png'),
    pictured('/assets/c.png'),
  ];
  for (const item of items) expect(found(item)).toEqual([]);
});

const board = (url: string, contentType = 'image/png') =>
  rawAsset('board', { file: { url, fileName: 'board', contentType, details: { size: 1 } } });
const shown = howTo('page', 'Page', { introduction: doc(embeddedAsset('board')) });
const capability = entry('kbCapability', 'cap', { title: 'Board', image: assetLink('board') });
const foundOf = (...items: readonly RawEntry[]) =>
  findingsOf(items).filter(({ rule }) => rule === 'media/blocked-host');

describe('a file of the space', () => {
  test.each<[string, string, string]>([
    ['a picture', 'image/svg+xml', 'contentPolicy.images'],
    ['a film', 'video/mp4', 'contentPolicy.media'],
    ['a sound', 'AUDIO/mpeg', 'contentPolicy.media'],
  ])('on another host is one: %s', (_, contentType, setting) => {
    const [one, two, ...others] = foundOf(board('//cdn.example.com/board', contentType), shown, capability);
    expect(others).toEqual([]);
    expect([one?.entry, two?.entry]).toEqual(['cap', 'page']);
    expect(one?.message).toContain(`"${setting}" does not name`);
  });

  test.each([
    '//images.ctfassets.net/s/board',
    'https://assets.eu.ctfassets.net/s/board',
    '//images.secure.ctfassets.net/s/board',
    '//images.contentful.com/s/board',
    '//downloads.contentful.com/s/board',
    'http://cdn.example.com/board',
  ])('on one of Contentful, or in the open, is none: %s', (url) => {
    expect(foundOf(board(url), shown)).toEqual([]);
  });

  test('that is only linked to, or is a document, is none', () => {
    const linked = howTo('page', 'Page', { introduction: doc(p(toAsset('board', 'The board'))) });
    expect(foundOf(board('//cdn.example.com/board'), linked)).toEqual([]);
    expect(foundOf(board('//cdn.example.com/board', 'application/pdf'), shown)).toEqual([]);
  });
});
