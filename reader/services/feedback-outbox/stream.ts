import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';
import { onPageHidden } from '../../browser/on-page-hidden.ts';
import { eventOf } from './event-of.ts';
import { openLanding } from './landing.ts';
import type { openOutbox } from './open-outbox.ts';
import type { Outbox } from './outbox.ts';
import type { BundleNaming } from './outbox-world.ts';

interface StreamWorld {
  /** The address for the feedback, with the base path. */
  readonly address: string;
  /** The path of the page on this site, without query and hash. */
  readonly page: () => string;
  /** The locale, if the site has several. */
  readonly locale?: string | undefined;
  /** The version of the bundle that is read. */
  readonly bundleVersion: () => Promise<string | undefined>;
  readonly loadOutbox: () => Promise<{ readonly openOutbox: typeof openOutbox }>;
}

/** All that readers say, in one place. */
export interface FeedbackStream {
  /** Stores the event at once. It is sent once, when there is a connection. Never throws. */
  readonly give: (given: FeedbackGiven) => void;
  /** Sends waiting events while the page is open. Returns a function that stops it. */
  readonly open: () => () => void;
}

/** After the page has loaded. Events of an earlier page are not urgent. */
const openAfterMs = 2000;

export function feedbackStream(world: StreamWorld): FeedbackStream {
  const { address, page, locale, bundleVersion, loadOutbox } = world;
  const landing = openLanding(address, () => localStorage);
  const unnamed = new Set<string>();
  let version: string | undefined;

  /** The manifest can be large: it is loaded only when an event is sent. */
  const naming: BundleNaming = {
    async whenNamed() {
      if (unnamed.size > 0) version ??= await bundleVersion().catch(() => undefined); // it is known later, or never
    },
    named: (event) => (unnamed.has(event.id) ? { ...event, bundle: version ?? '' } : event),
  };
  const outbox = lateOutbox(async () => {
    const { openOutbox } = await loadOutbox();
    return openOutbox({ address, landing, ...naming });
  });

  const now = () => void outbox.use((opened) => opened.now());
  /** Pages with nothing to send load nothing. */
  const nowIfAny = () => {
    if (outbox.isOpen() || landing.waits()) now();
  };

  return {
    give(given) {
      const event = eventOf(given, { page: page(), bundle: version ?? '', locale });
      landing.put(event);
      if (version === undefined) unnamed.add(event.id);
      void outbox.use(({ soon }) => soon());
    },
    open() {
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) nowIfAny();
      };
      const timer = setTimeout(nowIfAny, openAfterMs);
      addEventListener('online', nowIfAny);
      addEventListener('pageshow', onPageShow);
      const stopListening = onPageHidden(() => {
        if (outbox.isOpen()) now();
      });
      return () => {
        clearTimeout(timer);
        removeEventListener('online', nowIfAny);
        removeEventListener('pageshow', onPageShow);
        stopListening();
        outbox.close();
      };
    },
  };
}

/** An outbox that is opened when it is first used. */
function lateOutbox(load: () => Promise<Outbox>) {
  let outbox: Promise<Outbox> | undefined;
  return {
    isOpen: () => outbox !== undefined,
    /** Does nothing if the script cannot be loaded: the landing keeps the events, and the next use loads it again. */
    async use(action: (opened: Outbox) => void) {
      if (outbox === undefined && !navigator.onLine) return;
      const current = (outbox ??= load());
      await current.then(action).catch(() => {
        if (outbox === current) outbox = undefined;
      });
    },
    close() {
      void outbox?.then(({ stop }) => stop()).catch(() => undefined);
      outbox = undefined;
    },
  };
}
