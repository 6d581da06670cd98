import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';
import { onPageHidden } from '../../browser/on-page-hidden.ts';
import { eventOf } from './event-of.ts';
import { openLanding } from './landing.ts';
import type { openOutbox } from './open-outbox.ts';
import type { Outbox } from './outbox.ts';
import type { BundleNaming } from './outbox-world.ts';

interface StreamWorld {
  /** Where the feedback goes, base path included. */
  readonly address: string;
  /** The path of the page on this site, without query and hash. */
  readonly page: () => string;
  /** The version of the bundle that is read. */
  readonly bundleVersion: () => Promise<string | undefined>;
  readonly loadOutbox: () => Promise<{ readonly openOutbox: typeof openOutbox }>;
}

/** All that readers say, in one place. */
export interface FeedbackStream {
  /** Puts it down at once; it is sent when there is a connection, and once. Never throws. */
  readonly give: (given: FeedbackGiven) => void;
  /** Looks after what still waits, for as long as the page is there; gives what ends it. */
  readonly open: () => () => void;
}

/** When a page has settled. Nobody waits for what was said on an earlier one. */
const openAfterMs = 2000;

export function feedbackStream({ address, page, bundleVersion, loadOutbox }: StreamWorld): FeedbackStream {
  const landing = openLanding(address, () => localStorage);
  const unnamed = new Set<string>();
  let version: string | undefined;
  let outbox: Promise<Outbox> | undefined;

  /** The manifest can be large: it is loaded for those who say something, when it is sent. */
  const naming: BundleNaming = {
    async whenNamed() {
      if (unnamed.size > 0) version ??= await bundleVersion().catch(() => undefined); // it is known later, or never
    },
    named: (event) => (unnamed.has(event.id) ? { ...event, bundle: version ?? '' } : event),
  };

  /** Fails where its script cannot be loaded: the landing keeps what is given, and it is tried again. */
  async function withOutbox(use: (opened: Outbox) => void): Promise<void> {
    if (outbox === undefined && !navigator.onLine) return;
    outbox ??= loadOutbox().then(({ openOutbox }) => openOutbox({ address, landing, ...naming }));
    const current = outbox;
    await current.then(use).catch(() => {
      if (outbox === current) outbox = undefined;
    });
  }

  const now = () => void withOutbox((opened) => opened.now());
  /** Pages with nothing to send load nothing. */
  const nowIfAny = () => {
    if (outbox !== undefined || landing.waits()) now();
  };

  return {
    give(given) {
      const event = eventOf(given, { page: page(), bundle: version ?? '' });
      landing.put(event);
      if (version === undefined) unnamed.add(event.id);
      void withOutbox(({ soon }) => soon());
    },
    open() {
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) nowIfAny();
      };
      const timer = setTimeout(nowIfAny, openAfterMs);
      addEventListener('online', nowIfAny);
      addEventListener('pageshow', onPageShow);
      const stopHearing = onPageHidden(() => {
        if (outbox !== undefined) now();
      });
      return () => {
        clearTimeout(timer);
        removeEventListener('online', nowIfAny);
        removeEventListener('pageshow', onPageShow);
        stopHearing();
        const opened = outbox;
        outbox = undefined;
        void opened?.then(({ stop }) => stop()).catch(() => undefined);
      };
    },
  };
}
