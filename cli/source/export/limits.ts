/** How long an export may take, and how much it asks for at once. */
export interface Limits {
  /** For the export as a whole. */
  readonly deadlineMs: number;
  /** Without a page that was read; a wait that the API asked for counts on top. */
  readonly idleMs: number;
  /** For one request. */
  readonly requestTimeoutMs: number;
  /** How often a request that failed for a passing reason is made again. */
  readonly retries: number;
  /** The longest wait that the rate limit may ask for. */
  readonly maxWaitMs: number;
  /** Items a page, at the start. */
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
