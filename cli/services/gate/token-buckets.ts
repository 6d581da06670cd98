export interface Rate {
  /** The number of calls at once. */
  readonly burst: number;
  /** The number of calls that each second adds. */
  readonly perSecond: number;
}

/** Anyone can have many IP addresses: the least recently used ones are forgotten. */
const maxClients = 2000;

/** Token buckets by client. Gives the seconds to wait; 0 means that the call is allowed, and counts. */
export function tokenBuckets({ burst, perSecond }: Rate, now: () => number): (client: string) => number {
  /** The least recently used first. */
  const buckets = new Map<string, { readonly calls: number; readonly atMs: number }>();
  return (client) => {
    const nowMs = now();
    const { calls, atMs } = buckets.get(client) ?? { calls: burst, atMs: nowMs };
    // a clock that goes back adds nothing
    const filled = Math.min(burst, calls + (Math.max(0, nowMs - atMs) / 1000) * perSecond);
    const isFree = filled >= 1;
    buckets.delete(client);
    buckets.set(client, { calls: isFree ? filled - 1 : filled, atMs: nowMs });
    const [oldest] = buckets.keys();
    if (buckets.size > maxClients && oldest !== undefined) buckets.delete(oldest);
    return isFree ? 0 : (1 - filled) / perSecond;
  };
}
