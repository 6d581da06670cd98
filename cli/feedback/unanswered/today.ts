import type { Candidate } from './opened-index.ts';

/**
 * What makes a page answer once it is accepted: a synonym of words of readers and words of the page, or a redirect from an address to the
 * page.
 */
export interface Proposal {
  readonly kind: 'synonym' | 'redirect';
  readonly from: string;
  readonly to: string;
}

/**
 * `found`: the search finds a page today, or the address leads to one. `page`: it does not, or readers said No, but a page should answer.
 * `gap`: no page does; the nearest ones, if there are any.
 */
export type Today =
  | { readonly kind: 'found'; readonly page: Candidate }
  | {
      readonly kind: 'page';
      readonly page: Candidate;
      /** Undefined if no synonym brings the page among the first results, or if a faulty redirect has the address. */
      readonly proposal: Proposal | undefined;
    }
  | { readonly kind: 'gap'; readonly nearest: readonly Candidate[] };

/** What is proposed, if there is something. */
export const proposalOf = (today: Today) => (today.kind === 'page' ? today.proposal : undefined);
