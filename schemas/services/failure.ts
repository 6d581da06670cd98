/** Every way in which a call of a live service fails. */
export type ServiceFailure =
  /** No answer, or one that broke off. */
  | { readonly kind: 'unreachable' }
  /** Silent, or not done, for this long. */
  | { readonly kind: 'timedOut'; readonly timeoutMs: number }
  /** Whoever asked no longer wants to know. */
  | { readonly kind: 'aborted' }
  /** Answered with another status than success. */
  | { readonly kind: 'refused'; readonly status: number }
  /** More than a reply can hold. */
  | { readonly kind: 'tooLarge'; readonly maxBytes: number }
  /** Not JSON, or not of the shape that the service promises. */
  | { readonly kind: 'unreadable'; readonly reason: string };
