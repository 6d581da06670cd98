import { type RefObject, useEffect, useEffectEvent } from 'react';
import { playerProgressMs } from '../../../../schemas/spec/media.ts';
import type { MediaProgress } from '../../../services/analytics-events.ts';
import { onPageHidden } from '../../../ui/on-page-hidden.ts';
import { type MediaEvent, mediaProgressOf } from './media-progress.ts';

/** Reports the files of a text that play: every second, and when they start, pause or end. Source: AR-19. */
export function useMediaProgress(
  container: RefObject<HTMLElement | null>,
  onProgress: ((progress: MediaProgress) => void) | undefined,
): void {
  const report = useEffectEvent((media: HTMLMediaElement, event: MediaEvent) =>
    onProgress?.(mediaProgressOf(media, event)),
  );
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const timers = new Map<HTMLMediaElement, ReturnType<typeof setInterval>>();
    const stop = (media: HTMLMediaElement) => {
      clearInterval(timers.get(media));
      timers.delete(media);
    };
    const onEvent = ({ type, target }: Event) => {
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
    for (const type of heardTypes) element.addEventListener(type, onEvent, { capture: true }); // they do not bubble
    // the next second may not come
    const stopHearing = onPageHidden(() => {
      for (const media of timers.keys()) report(media, 'progress');
    });
    return () => {
      stopHearing();
      for (const type of heardTypes) element.removeEventListener(type, onEvent, { capture: true });
      for (const media of timers.keys()) stop(media);
    };
  }, [container]);
}

/** `waiting`: the file has to arrive first, and `playing` follows once it has. */
const heardTypes = ['play', 'playing', 'waiting', 'pause', 'ended'] as const;

function eventOf(type: string, media: HTMLMediaElement): MediaEvent | undefined {
  if (type === 'play' || type === 'ended') return type;
  return type === 'pause' && !media.ended ? 'pause' : undefined; // every end begins with a pause
}
