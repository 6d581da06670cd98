export interface Rate {
  /** How many calls may come at once. */
  readonly burst: number;
  /** How many more each second brings. */
  readonly perSecond: number;
}

/** Addresses cost nothing: those that have not called for longest are forgotten. */
const maxClients = 2000;

/** A bucket of calls for each client, which time fills. Gives in how many seconds a client may call; 0: now, and it counts. */
export function tokenBuckets({ burst, perSecond }: Rate, now: () => number): (client: string) => number {
  /** The longest unused first. */
  const buckets = new Map<string, { readonly calls: number; readonly atMs: number }>();
  return (client) => {
    const nowMs = now();
    const { calls, atMs } = buckets.get(client) ?? { calls: burst, atMs: nowMs };
    // a clock that is turned back brings nothing
    const filled = Math.min(burst, calls + (Math.max(0, nowMs - atMs) / 1000) * perSecond);
    const isFree = filled >= 1;
    buckets.delete(client);
    buckets.set(client, { calls: isFree ? filled - 1 : filled, atMs: nowMs });
    const [oldest] = buckets.keys();
    if (buckets.size > maxClients && oldest !== undefined) buckets.delete(oldest);
    return isFree ? 0 : (1 - filled) / perSecond;
  };
}
