/** Every way in which opening a part of the bundle fails. */
export type BundleFailure =
  /** No answer at all. */
  | { readonly kind: 'offline'; readonly file: string }
  /** The manifest does not list it, or the server does not have it. */
  | { readonly kind: 'missing'; readonly file: string }
  /** The server answered with another status than success. */
  | { readonly kind: 'refused'; readonly file: string; readonly status: number }
  /** Not JSON, not of the shape that the format says, or not the bytes that the manifest names. */
  | { readonly kind: 'unreadable'; readonly file: string; readonly reason: string }
  /** Of a format that this reader does not know, or of another release than the page. */
  | { readonly kind: 'otherVersion'; readonly format: number };

/** Thrown through route loaders: the only place where someone can act on it is the error page. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly failure: BundleFailure;

  constructor(failure: BundleFailure) {
    // for logs and for a terminal; readers get their sentences from the messages
    super(`A part of the bundle cannot be used: ${JSON.stringify(failure)}.`);
    this.failure = failure;
  }
}
