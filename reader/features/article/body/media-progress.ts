/** What a reader does with a file that plays. Frames of other sites report nothing. Source: requirements AR-19. */
export interface MediaProgress {
  readonly url: string;
  readonly title: string;
  readonly positionSeconds: number;
  /** Undefined where the file does not say how long it is. */
  readonly durationSeconds: number | undefined;
  readonly event: MediaEvent;
}

/** `progress` comes once a second while a file plays. */
export type MediaEvent = 'play' | 'progress' | 'pause' | 'ended';

export const mediaProgressOf = (media: HTMLMediaElement, event: MediaEvent): MediaProgress => ({
  url: media.currentSrc === '' ? media.src : media.currentSrc,
  title: media.title === '' ? (media.getAttribute('aria-label') ?? '') : media.title,
  positionSeconds: media.currentTime,
  durationSeconds: Number.isFinite(media.duration) ? media.duration : undefined,
  event,
});
