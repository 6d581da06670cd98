import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';

const video = (videoUrl: string) => entry('externalVideo', 'tour', { title: 'The board', videoUrl });
const unknownIn = (videoUrl: string) =>
  findingsOf([video(videoUrl)]).filter(({ rule }) => rule === 'media/unknown-service');

test('a video on a service without a known player is a warning [AR-19]', () => {
  expect(unknownIn('https://videos.example.com/watch/42')).toEqual([
    {
      rule: 'media/unknown-service',
      entry: 'tour',
      field: 'videoUrl',
      message:
        'The field "videoUrl" holds https://videos.example.com/watch/42, which is not a video that can be played here: readers get a link in its place.',
    },
  ]);
});

test.each([
  ['https://www.youtube.com/@vanbase', undefined],
  ['https://www.youtub.com/watch?v=Vb7dK2xQm4E', 'https://www.youtube.com/watch?v=Vb7dK2xQm4E'],
  ['https://vimo.com/847203915', 'https://vimeo.com/847203915'],
  ['https://studio.youtube.com/video/Vb7dK2xQm4E/edit', 'https://www.youtube.com/watch?v=Vb7dK2xQm4E'],
  ['https://studio.youtube.com/channel/UC0', undefined],
  ['/how-to/board', undefined],
])('%j is no video, and %j is meant', (url, suggestion) => {
  expect(unknownIn(url).map((found) => found.suggestion)).toEqual([suggestion]);
});

test.each([
  'https://www.youtube.com/watch?v=Vb7dK2xQm4E',
  'HTTPS://youtu.be/Vb7dK2xQm4E',
  'https://vimeo.com/847203915/5f2c1a9b3d',
  'https://vanbase.wistia.com/medias/k3v9x2m7qd',
  'https://cdnapisec.kaltura.com/p/123/embedPlaykitJs/uiconf_id/4?entry_id=1_x',
  'https://media.example.com/board.mp4?v=2',
  '/assets/call.mp3',
])('%s is played', (url) => {
  expect(unknownIn(url)).toEqual([]);
});

test('a frame can show any site', () => {
  const tour = entry('interactiveContent', 'tour', { title: 'Try it', url: 'https://demo.example.com/' });
  expect(findingsOf([tour]).filter(({ rule }) => rule === 'media/unknown-service')).toEqual([]);
});
