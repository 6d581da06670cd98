import type { Finding } from '../finding.ts';

/** An address that led somewhere and does not any more. */
export interface Gone {
  /** The route, with the anchor where that is what is gone. */
  readonly from: string;
  readonly finding: Finding;
  /** The line for the redirect table, where a redirect can help. */
  readonly line?: string;
}
