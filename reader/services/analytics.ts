import type { AnalyticsEvent } from './analytics-events.ts';

declare global {
  interface Window {
    /** Where a tag manager takes events from; it is free to put a `push` of its own in place of the array's. */
    dataLayer?: object[];
  }
}

/** Where nothing takes events, the oldest ones make room. As many as Google Tag Manager keeps. */
const maxKeptEvents = 300;

/** Hands an event to the tag manager, or keeps it for one that comes later. Never throws. Source: requirements OP-3. */
export function track(event: AnalyticsEvent): void {
  try {
    const layer = (window.dataLayer ??= []);
    layer.push(event);
    if (layer.length > maxKeptEvents) layer.splice(0, layer.length - maxKeptEvents);
  } catch (error) {
    if (import.meta.env.DEV) console.warn('An event did not reach analytics', error);
  }
}
