import type { CaseCloseEvent } from './case-close-event.ts';
import type { FeedbackEvent } from './feedback-event.ts';
import type { MediaEvent } from './media-event.ts';
import type { PageViewEvent, SearchEvent } from './page-events.ts';
import type { NoClickEvent, NoResultEvent } from './search-events.ts';

/** Every event that the site sends to analytics. docs/analytics.md lists the fields. */
export type AnalyticsEvent =
  | PageViewEvent
  | SearchEvent
  | NoResultEvent
  | NoClickEvent
  | MediaEvent
  | FeedbackEvent
  | CaseCloseEvent;
