import { playerProgressMs } from '../../../../schemas/spec/content/media.ts';
import type { MediaProgress } from '../../../services/analytics/media-event.ts';
import { onPageHidden } from '../../../browser/on-page-hidden.ts';
import { type MediaEvent, mediaProgressOf } from './media-progress.ts';

interface HeardMedia {
  /** The element that contains the media files. */
  readonly element: HTMLElement;
  /** A file that has begun to play already. */
  readonly first: EventTarget | null;
  readonly onProgress: (progress: MediaProgress) => void;
  readonly signal: AbortSignal;
}

/** Reports the files of a text that play: every second, and when they start, pause or end. Source: AR-19. */
export function hearMedia({ element, first, onProgress, signal }: HeardMedia): void {
  const timers = new Map<HTMLMediaElement, ReturnType<typeof setInterval>>();
  const report = (media: HTMLMediaElement, event: MediaEvent) => onProgress(mediaProgressOf(media, event));
  const stop = (media: HTMLMediaElement) => {
    clearInterval(timers.get(media));
    timers.delete(media);
  };
  const onEvent = (type: string, target: EventTarget | null) => {
    if (!(target instanceof HTMLMediaElement)) return;
    stop(target);
    if (type === 'playing')
      timers.set(
        target,
        setInterval(() => report(target, 'progress'), playerProgressMs),
      );
    const event = eventOf(type, target);
    if (event !== undefined) report(target, event);
  };
  for (const type of heardTypes) {
    // they do not bubble
    element.addEventListener(type, ({ target }) => onEvent(type, target), { capture: true, signal });
  }
  onEvent('play', first);
  if (first instanceof HTMLMediaElement && isPlaying(first)) onEvent('playing', first);
  // the next second may not come
  const stopHearing = onPageHidden(() => {
    for (const media of timers.keys()) report(media, 'progress');
  });
  signal.addEventListener('abort', () => {
    stopHearing();
    for (const media of timers.keys()) stop(media);
  });
}

/** `waiting`: the file has to arrive first, and `playing` follows once it has. */
const heardTypes = ['play', 'playing', 'waiting', 'pause', 'ended'] as const;

function eventOf(type: string, media: HTMLMediaElement): MediaEvent | undefined {
  if (type === 'play' || type === 'ended') return type;
  return type === 'pause' && !media.ended ? 'pause' : undefined; // every end begins with a pause
}

const isPlaying = (media: HTMLMediaElement): boolean =>
  !media.paused && media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
