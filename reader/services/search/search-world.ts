/** The parts of the page that the live search depends on. */
export interface SearchWorld {
  readonly fetch: typeof fetch;
  /** A monotonic clock in milliseconds: `performance.now()`. */
  readonly now: () => number;
  /** Unix time in milliseconds, on a clock that can be wrong: `Date.now()`. */
  readonly today: () => number;
  /** The address of the page, asked for when something is sent. */
  readonly pageAddress: () => string;
  /** The folder that a path of the service is below: starts and ends with a slash. */
  readonly serviceBase: string;
}
