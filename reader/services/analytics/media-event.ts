import { analyticsContentGroup, analyticsNothing } from '../../../schemas/spec/network/analytics.ts';
import { type EventOf, orNothing } from './event-of.ts';

/** A reader's action on a media file. Frames of other sites report nothing. Source: docs/requirements.md, AR-19. */
export interface MediaProgress {
  /** `progress` comes once a second while a file plays. */
  readonly event: 'play' | 'progress' | 'pause' | 'ended';
  readonly title: string;
  readonly url: string;
  readonly positionSeconds: number;
  /** Undefined where the file does not say how long it is. */
  readonly durationSeconds: number | undefined;
}

export type MediaEvent = EventOf<
  'media',
  {
    media_action: MediaProgress['event'];
    media_title: string;
    media_url: string;
    media_position_seconds: number;
    media_duration_seconds: number | typeof analyticsNothing;
  }
>;

/** Source: docs/requirements.md, AR-19. */
export const mediaEvent = (progress: MediaProgress): MediaEvent => ({
  content_group: analyticsContentGroup,
  event_name: 'media',
  media_action: progress.event,
  media_title: orNothing(progress.title),
  media_url: progress.url,
  media_position_seconds: Math.round(progress.positionSeconds),
  media_duration_seconds:
    progress.durationSeconds === undefined ? analyticsNothing : Math.round(progress.durationSeconds),
});
