import { exclusively } from '../exclusively.ts';
import { sendFeedback } from './send-feedback.ts';
import { fitsKeepalive } from './batch-of.ts';
import type { Landing } from './landing.ts';
import { feedbackOutbox, type Outbox } from './outbox.ts';
import type { BundleNaming } from './outbox-world.ts';
import { type FeedbackStore, openFeedbackStore } from './store.ts';

export interface Opening extends BundleNaming {
  /** The address for the feedback. Each service has its own outbox. */
  readonly address: string;
  readonly landing: Landing;
}

/** The outbox of this browser's tabs. Loaded when a page has settled: nothing that is shown needs it. */
export async function openOutbox({ address, landing, ...naming }: Opening): Promise<Outbox> {
  const name = `fieldbook-feedback:${address}`;
  return feedbackOutbox({
    landing,
    ...naming,
    store: await storeIfAny(name),
    alone: (work) => exclusively(name, work),
    send: (events) =>
      sendFeedback({
        address,
        events,
        keepalive: fitsKeepalive(events),
        fetch: (input, init) => fetch(input, init),
      }),
    isOnline: () => navigator.onLine,
    isHidden: () => document.visibilityState === 'hidden',
  });
}

/** Some browsers never finish to open a database. */
const longestOpeningMs = 3000;

/** Undefined where the browser keeps no database: then everything waits in the landing. */
const storeIfAny = (name: string): Promise<FeedbackStore | undefined> =>
  Promise.race([
    openFeedbackStore(name).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, longestOpeningMs, undefined)),
  ]);
