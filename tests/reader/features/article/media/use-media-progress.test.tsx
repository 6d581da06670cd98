// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MediaProgress } from '../../../../../reader/services/analytics/media-event.ts';
import { article, embed, node, richText } from '../../../builders.ts';
import { press, showArticle } from '../show-article.tsx';

/** An article with a film that has begun to play, and what it reports. */
async function playFilm() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const film = node('media', { videoUrl: 'https://files.example/film.mp4', name: 'A film' });
  const onMediaProgress = vi.fn<(progress: MediaProgress) => void>();
  const { page } = await showArticle({
    body: 'rendered',
    article: article(node('resource', { description: richText(embed(film)) })),
    onMediaProgress,
  });
  await press(page.querySelector('[data-action=play]'));
  const player = page.querySelector('video');
  if (player === null) throw new Error('There is no player.');
  const tell = (type: string) =>
    act(async () => {
      player.dispatchEvent(new Event(type));
      await vi.dynamicImportSettled(); // the first that plays loads what hears it
    });
  const events = () => onMediaProgress.mock.calls.map(([{ event }]) => event);
  return { player, tell, events, onMediaProgress };
}

test('a file reports that it plays, and where it is every 1000 ms [AR-19]', async () => {
  const { player, tell, events, onMediaProgress } = await playFilm();
  await tell('play');
  await tell('playing');
  vi.advanceTimersByTime(999);
  expect(events()).toEqual(['play']);
  player.currentTime = 1;
  vi.advanceTimersByTime(1);
  expect(onMediaProgress).toHaveBeenLastCalledWith({
    url: 'https://files.example/film.mp4',
    title: 'A film',
    positionSeconds: 1,
    durationSeconds: undefined,
    event: 'progress',
  });
  vi.advanceTimersByTime(2000);
  expect(events()).toEqual(['play', 'progress', 'progress', 'progress']);
});

test('a file that waits, pauses or has ended makes no progress [AR-19]', async () => {
  const { player, tell, events } = await playFilm();
  await tell('play');
  await tell('playing');
  await tell('waiting');
  vi.advanceTimersByTime(5000);
  await tell('playing');
  await tell('pause');
  vi.advanceTimersByTime(5000);
  expect(events()).toEqual(['play', 'pause']);

  await tell('play');
  await tell('playing');
  Object.defineProperty(player, 'ended', { value: true });
  await tell('pause');
  await tell('ended');
  vi.advanceTimersByTime(5000);
  expect(events()).toEqual(['play', 'pause', 'play', 'ended']);
});

test('a file that plays says where it is when the page goes out of sight [AR-19] [OP-3]', async () => {
  const { tell, events } = await playFilm();
  await tell('play');
  await tell('playing');
  window.dispatchEvent(new Event('pagehide'));
  expect(events()).toEqual(['play', 'progress']);
  await tell('pause');
  window.dispatchEvent(new Event('pagehide'));
  expect(events()).toEqual(['play', 'progress', 'pause']);
});
