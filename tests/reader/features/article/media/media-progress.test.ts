// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mediaProgressOf } from '../../../../../reader/features/article/media/media-progress.ts';

const film = (changes: Partial<HTMLVideoElement>) =>
  Object.assign(
    document.createElement('video'),
    { src: 'https://files.example/film.mp4', title: 'A film' },
    changes,
  );

test('a report names the file and where it is [AR-19]', () => {
  expect(mediaProgressOf(film({ currentTime: 2 }), 'progress')).toEqual({
    url: 'https://files.example/film.mp4',
    title: 'A film',
    positionSeconds: 2,
    durationSeconds: undefined,
    event: 'progress',
  });
});

test('a file that is shown at once is named by its label', () => {
  const clip = film({ title: '' });
  clip.setAttribute('aria-label', 'A clip');
  expect(mediaProgressOf(clip, 'play').title).toBe('A clip');
});
