import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import type { Landing } from './landing.ts';
import type { FeedbackStore } from './store.ts';

/** The version of the bundle can become known after an event was given. */
export interface BundleNaming {
  /** Resolves when the data is known, or known to be missing. */
  readonly whenNamed: () => Promise<void>;
  /** The event with the data that is known. */
  readonly named: (event: FeedbackEvent) => FeedbackEvent;
}

export interface OutboxWorld extends BundleNaming {
  readonly landing: Landing;
  /** Undefined: the browser keeps no database. */
  readonly store: FeedbackStore | undefined;
  /** Runs one piece of work at a time, of all tabs that share the store. */
  readonly alone: (work: () => Promise<boolean>) => Promise<boolean>;
  readonly send: (events: readonly FeedbackEvent[]) => Promise<Result<unknown, ServiceFailure>>;
  readonly isOnline: () => boolean;
  /** A page that is left has no time to gather. */
  readonly isHidden: () => boolean;
}
