/** Every way in which a request ends without a page. */
export type FaultKind =
  | 'missing'
  | 'no-host'
  | 'circle'
  | 'circle-without-cookies'
  | 'too-many-redirects'
  | 'redirect-to-nowhere'
  | 'other-scheme'
  | 'asked-to-wait'
  | 'passing'
  | 'refusal'
  | 'no-name-service'
  | 'no-connection'
  | 'timed-out'
  | 'cut-off'
  | 'unreadable'
  | 'untrusted'
  | 'private'
  | 'given-up';

export interface Fault {
  readonly kind: FaultKind;
  /** The end of a sentence that begins with the address: `answers 404 (not found)`. */
  readonly reason: string;
  /** How long the server asks us to wait. */
  readonly retryAfterMs?: number | undefined;
}

interface Traits {
  /** `broken` if no reader can open the page, else `unknown`. */
  readonly verdict: 'broken' | 'unknown';
  /** A retry may succeed. */
  readonly isPassing?: true;
  /** The server may not support HEAD: GET decides. */
  readonly mayBeHead?: true;
  /** The fault is the host's, not the page's. */
  readonly isOfHost?: true;
}

export const faultTraits: Readonly<Record<FaultKind, Traits>> = {
  missing: { verdict: 'broken', mayBeHead: true },
  'no-host': { verdict: 'broken' },
  circle: { verdict: 'broken', mayBeHead: true },
  'circle-without-cookies': { verdict: 'unknown', mayBeHead: true },
  'too-many-redirects': { verdict: 'unknown', mayBeHead: true },
  'redirect-to-nowhere': { verdict: 'unknown', mayBeHead: true },
  'other-scheme': { verdict: 'unknown' },
  'asked-to-wait': { verdict: 'unknown', isPassing: true, isOfHost: true },
  passing: { verdict: 'unknown', isPassing: true, mayBeHead: true },
  refusal: { verdict: 'unknown', mayBeHead: true },
  'no-name-service': { verdict: 'unknown', isPassing: true, isOfHost: true },
  'no-connection': { verdict: 'unknown', isPassing: true, isOfHost: true },
  'timed-out': { verdict: 'unknown', isPassing: true, mayBeHead: true, isOfHost: true },
  'cut-off': { verdict: 'unknown', isPassing: true, mayBeHead: true, isOfHost: true },
  unreadable: { verdict: 'unknown', mayBeHead: true },
  untrusted: { verdict: 'unknown' },
  private: { verdict: 'unknown' },
  'given-up': { verdict: 'unknown' },
};
