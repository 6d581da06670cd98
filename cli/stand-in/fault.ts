/** Something that goes wrong. */
export type Fault = FaultKind & {
  /** Of the path with its query, as it is sent; unset, every request is meant. */
  readonly on?: RegExp;
  /** How many requests it meets before it is over; unset, all of them. */
  readonly times?: number;
};

type FaultKind =
  /** 401, as for a token that was revoked. */
  | { readonly kind: 'unauthorized' }
  /** 403, as for a token whose role may not see this. */
  | { readonly kind: 'forbidden' }
  /** 404. */
  | { readonly kind: 'not-found' }
  /** 302, as of a proxy that wants people to sign in. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** 429; `resetSeconds` (1) is what its header says. */
  | { readonly kind: 'rate-limit'; readonly resetSeconds?: number }
  /** 500, or another `status` such as 502 or 503. */
  | { readonly kind: 'server-error'; readonly status?: number }
  /** 400, as for a page with more bytes than Contentful sends. */
  | { readonly kind: 'too-big' }
  /** 400, as for a sync token that has expired. */
  | { readonly kind: 'bad-request' }
  /** The connection ends before a word of an answer. */
  | { readonly kind: 'refused' }
  /** The connection ends in the middle of the body, whose length the headers tell unless it is `chunked`. */
  | { readonly kind: 'cut-off'; readonly chunked?: true }
  /** Half of the JSON, in an answer that is whole by its headers. */
  | { readonly kind: 'malformed' }
  /** JSON of another shape: `{}`. */
  | { readonly kind: 'wrong-shape' }
  /** An answer without a body. */
  | { readonly kind: 'empty' }
  /** A page to sign in on, with status 200. */
  | { readonly kind: 'html' }
  /** No answer. */
  | { readonly kind: 'hang' }
  /** A byte every `everyMs` (300): an idle timeout never ends it. */
  | { readonly kind: 'drip'; readonly everyMs?: number }
  /** The answer, `delayMs` late. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** A page without items, though its total says that there are some. */
  | { readonly kind: 'empty-page' }
  /** A total that grows with every request. */
  | { readonly kind: 'changing-total' }
  /** A page of sync without the address of a next one. */
  | { readonly kind: 'no-next-url' };
