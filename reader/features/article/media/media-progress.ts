import type { MediaProgress } from '../../../services/analytics/media-event.ts';

export type MediaEvent = MediaProgress['event'];

/** The progress of a media file on the page. */
export const mediaProgressOf = (media: HTMLMediaElement, event: MediaEvent): MediaProgress => ({
  url: media.currentSrc === '' ? media.src : media.currentSrc,
  title: media.title === '' ? (media.getAttribute('aria-label') ?? '') : media.title,
  positionSeconds: media.currentTime,
  durationSeconds: Number.isFinite(media.duration) ? media.duration : undefined,
  event,
});
