import { expect, test } from 'vitest';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { entry, findingsOf, howTo } from '../../builders.ts';
import type { RawEntry } from '../../documents.ts';

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
