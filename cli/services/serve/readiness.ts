/**
 * Whether a process takes requests. One without its database does: no other process has it either, and searches and pages do without.
 */
export interface ReadyState {
  readonly isReady: boolean;
  readonly database: 'ok' | 'unreached';
  readonly isDraining: boolean;
}

export interface Readiness {
  readonly state: () => Promise<ReadyState>;
  /** From now on it is not ready: a balancer sends its requests elsewhere. */
  readonly drain: () => void;
}

/** A balancer asks every few seconds; the database is asked no more often than this. */
const keptMs = 1000;

export function openReadiness(whyUnreached: () => Promise<string | undefined>, now = Date.now): Readiness {
  let isDraining = false;
  let asked: { readonly atMs: number; readonly why: Promise<string | undefined> } | undefined;
  return {
    async state() {
      if (asked === undefined || now() - asked.atMs > keptMs) asked = { atMs: now(), why: whyUnreached() };
      const database = (await asked.why) === undefined ? 'ok' : 'unreached';
      return { isReady: !isDraining, database, isDraining };
    },
    drain: () => void (isDraining = true),
  };
}
