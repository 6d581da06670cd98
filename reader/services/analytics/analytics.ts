import { log } from '../log.ts';
import type { CaseCloseEvent } from './case-close-event.ts';
import type { FeedbackEvent } from './feedback-event.ts';
import type { MediaEvent } from './media-event.ts';
import type { PageViewEvent, SearchEvent } from './page-events.ts';
import type { NoClickEvent, NoResultEvent } from './search-events.ts';

declare global {
  interface Window {
    /** The queue that a tag manager reads events from. It may replace `push` with its own function. */
    dataLayer?: object[];
  }
}

/** Without a tag manager, the oldest events are dropped. Google Tag Manager has the same limit. */
const maxKeptEvents = 300;

/**
 * Gives an event to the tag manager, or stores it until one is loaded. Never throws. Source: docs/requirements.md,
 * OP-3.
 */
export function track(event: AnalyticsEvent): void {
  if (consent === 'given') push(event);
  if (consent === 'awaited') held = [...held, event].slice(-maxKeptEvents);
}

/** The reader's consent to analytics. Events wait for the answer. A refusal drops them. */
export type AnalyticsConsent = 'given' | 'awaited' | 'refused';

/** Sites that do not ask for consent have it. */
let consent: AnalyticsConsent = 'given';
let held: readonly AnalyticsEvent[] = [];

export function setAnalyticsConsent(next: AnalyticsConsent): void {
  consent = next;
  if (next === 'given') held.forEach(push);
  if (next !== 'awaited') held = [];
}

function push(event: AnalyticsEvent): void {
  try {
    // an element with this id goes by the same name
    if (typeof window.dataLayer?.push !== 'function') window.dataLayer = [];
    const layer = window.dataLayer;
    layer.push(event);
    if (layer.length > maxKeptEvents) layer.splice(0, layer.length - maxKeptEvents);
  } catch (exception) {
    log({
      type: 'warning',
      category: 'analytics',
      code: event.event_name,
      message: 'An event did not reach analytics',
      exception,
    });
  }
}

/** Every event that the site sends to analytics. docs/analytics.md lists the fields. */
type AnalyticsEvent =
  | PageViewEvent
  | SearchEvent
  | NoResultEvent
  | NoClickEvent
  | MediaEvent
  | FeedbackEvent
  | CaseCloseEvent;
