import type { unexpectedAnswerMessage } from '../spec/network/services.ts';

/** Every way in which a call of a live service fails. */
export type ServiceFailure =
  /** The browser says that it has no connection. */
  | { readonly kind: 'offline' }
  /** No answer, though the browser has a connection as far as it knows. */
  | { readonly kind: 'unreachable' }
  /** An answer began and did not come to its end. */
  | { readonly kind: 'brokenOff' }
  /** The answer leads to another address, and was not followed: what was sent is for this one alone. */
  | { readonly kind: 'redirected'; readonly answered?: UnexpectedAnswer }
  /** Silent, or not done, for this long. `says`: the words that the product's specification has for it, for the log. */
  | { readonly kind: 'timedOut'; readonly timeoutMs: number; readonly says?: string }
  /** Whoever asked no longer wants to know. */
  | { readonly kind: 'aborted' }
  /** Answered with another status than success. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly reason?: RefusalReason;
      readonly answered?: UnexpectedAnswer;
    }
  /** Asked too often. `resets`: when it can be asked again, in the words of its header `x-throttle-reset`. */
  | { readonly kind: 'throttled'; readonly resets?: string; readonly answered?: UnexpectedAnswer }
  /** More than a reply can hold. */
  | { readonly kind: 'tooLarge'; readonly maxBytes: number }
  /** Not JSON, or not of the shape that the service promises. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** Sent us to a host that may not see a token: nothing was sent there. */
  | { readonly kind: 'untrustedAddress'; readonly address: string };

/** Why a call was refused: in the service's own words, or in those of the gateway in front of it. For the log. */
export interface RefusalReason {
  readonly by: 'service' | 'gateway';
  readonly says: string;
}

/** An answer that the service does not promise, as it came. Source: docs/requirements.md, CH-4. */
export interface UnexpectedAnswer {
  readonly says: typeof unexpectedAnswerMessage;
  readonly status: number;
  /** Its body; absent where it broke off or is too long. */
  readonly data?: string;
  readonly headers: Readonly<Record<string, string>>;
}
