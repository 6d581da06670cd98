/** The settings of the webhooks of Contentful. Source: docs/webhooks.md. */
export interface HookSettings {
  /** The space's secret for signing requests. */
  readonly secret: string;
  /** The space and the environment of the site. Events of others are refused. */
  readonly space: string;
  readonly environment: string;
  /** The program that builds the site, and its arguments. */
  readonly build: readonly string[];
  /** How long further events are awaited before a build. */
  readonly debounceMs: number;
  /** Whether the site has drafts, so that saving one changes it. */
  readonly drafts: boolean;
  readonly timers: Timers;
  readonly log: HookLog;
  /** Counts for metrics. */
  readonly count: (what: HookCount) => void;
}

/** Of requests `accepted`, `ignored` or `refused`; of builds `built`, `failed` or `stopped`. */
export type HookCount = 'accepted' | 'ignored' | 'refused' | BuildEnd;

/** How a build ended; `stopped` with the process. */
export type BuildEnd = 'built' | 'failed' | 'stopped';

export interface HookLog {
  readonly info: (message: string) => void;
  readonly error: (message: string) => void;
}

/** The time and timers, which tests replace. */
export interface Timers {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls a function once, later. Gives a function that cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
}

export const systemTimers: Timers = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
