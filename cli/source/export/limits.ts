/** The time limits and page size of an export. */
export interface Limits {
  /** For the whole export. */
  readonly deadlineMs: number;
  /** Without a new page. Waits that the API asks for are added. */
  readonly idleMs: number;
  /** For one request. */
  readonly requestTimeoutMs: number;
  /** The number of retries after a temporary failure. */
  readonly retries: number;
  /** The longest wait of a rate limit that is accepted. */
  readonly maxWaitMs: number;
  /** Items on a page, at first. */
  readonly pageSize: number;
}

export const usualLimits: Limits = {
  deadlineMs: 1_800_000,
  idleMs: 120_000,
  requestTimeoutMs: 30_000,
  retries: 5,
  maxWaitMs: 60_000,
  pageSize: 1000,
};
