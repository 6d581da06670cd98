import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MediaProgress } from '../../../services/analytics/media-event.ts';

/**
 * Reports the media files that play in a text. The code that listens is loaded when the first file starts. Source:
 * AR-19.
 */
export function useMediaProgress(
  container: RefObject<HTMLElement | null>,
  onProgress: ((progress: MediaProgress) => void) | undefined,
): void {
  const report = useEffectEvent((progress: MediaProgress) => onProgress?.(progress));
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const listen = () =>
      element.addEventListener(
        'play',
        ({ target: first }) => {
          const hear = ({ hearMedia }: typeof import('./hear-media.ts')) => {
            if (!signal.aborted) hearMedia({ element, first, onProgress: report, signal });
          };
          import('./hear-media.ts').then(hear, listen); // a failure: again with the next
        },
        { capture: true, once: true, signal }, // it does not bubble
      );
    listen();
    return () => leaving.abort();
  }, [container]);
}
