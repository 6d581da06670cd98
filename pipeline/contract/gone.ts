import type { Finding } from '../finding.ts';

/** An address that no longer leads anywhere. */
export interface Gone {
  /** The route, with the anchor if only that is gone. */
  readonly from: string;
  readonly finding: Finding;
  /** The line for the redirect table, if a redirect can help. */
  readonly line?: string | undefined;
}
