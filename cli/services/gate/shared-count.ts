import { createHmac } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { SharedCount } from './throttle.ts';

export interface SharedRate {
  readonly calls: number;
  readonly seconds: number;
}

interface Sharing {
  readonly pool: Pool;
  /** Clients are stored by a keyed hash: an IP address is personal data. */
  readonly secret: string;
  readonly now: () => number;
}

/** With more counts under way the database is too slow, and further calls are not counted there. */
const maxUnderWay = 100;

/** The most clients that are known to wait. */
const maxWaiting = 10_000;

/** Counts calls in PostgreSQL. Without the database each process counts its own. */
export function sharedCount({ calls, seconds }: SharedRate, { pool, secret, now }: Sharing): SharedCount {
  const counter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    points: calls,
    duration: seconds,
    keyPrefix: `${calls}/${seconds}`,
  });
  const waitUntilMs = new Map<string, number>();
  let underWay = 0;
  return {
    add(client) {
      if (underWay >= maxUnderWay) return;
      underWay += 1;
      void count(client)
        .catch(() => {}) // the store of what readers send reports the same
        .finally(() => (underWay -= 1));
    },
    waitOf: (client) => Math.max(0, (waitUntilMs.get(client) ?? 0) - now()) / 1000,
  };

  async function count(client: string): Promise<void> {
    const key = createHmac('sha256', secret).update(`limit:${client}`).digest('base64url');
    const { consumedPoints, msBeforeNext } = await counter.penalty(key);
    if (consumedPoints < calls) return;
    waitUntilMs.delete(client);
    waitUntilMs.set(client, now() + msBeforeNext);
    const [oldest] = waitUntilMs.keys();
    if (waitUntilMs.size > maxWaiting && oldest !== undefined) waitUntilMs.delete(oldest);
  }
}
