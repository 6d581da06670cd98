/** A fault of the stand-in. */
export type Fault = FaultKind & {
  /** A pattern for the path with its query. Without it every request matches. */
  readonly on?: RegExp;
  /** The number of requests that it affects. Without it, all. */
  readonly times?: number;
};

type FaultKind =
  /** 401, as for a revoked token. */
  | { readonly kind: 'unauthorized' }
  /** 403, as for a token without the right. */
  | { readonly kind: 'forbidden' }
  /** 404. */
  | { readonly kind: 'not-found' }
  /** 302, as of a proxy with a sign-in page. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** 429; `resetSeconds` (1) is the value of its header. */
  | { readonly kind: 'rate-limit'; readonly resetSeconds?: number }
  /** 500, or another `status` such as 502 or 503. */
  | { readonly kind: 'server-error'; readonly status?: number }
  /** 400, as for a page that is too large. */
  | { readonly kind: 'too-big' }
  /** 400, as for an expired sync token. */
  | { readonly kind: 'bad-request' }
  /** The connection ends before the response. */
  | { readonly kind: 'refused' }
  /** The connection ends in the middle of the body. Headers have its length unless it is `chunked`. */
  | { readonly kind: 'cut-off'; readonly chunked?: true }
  /** Half of the JSON in a complete response. */
  | { readonly kind: 'malformed' }
  /** JSON of another shape: `{}`. */
  | { readonly kind: 'wrong-shape' }
  /** An empty body. */
  | { readonly kind: 'empty' }
  /** A sign-in page with status 200. */
  | { readonly kind: 'html' }
  /** No response. */
  | { readonly kind: 'hang' }
  /** A byte every `everyMs` (300), so that no idle timeout ends it. */
  | { readonly kind: 'drip'; readonly everyMs?: number }
  /** The response after `delayMs`. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** A page without items, though its total says otherwise. */
  | { readonly kind: 'empty-page' }
  /** A total that grows with every request. */
  | { readonly kind: 'changing-total' }
  /** A page of a sync without the URL of the next one. */
  | { readonly kind: 'no-next-url' };
