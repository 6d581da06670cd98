import pLimit, { type LimitFunction } from 'p-limit';
import { failure } from '../../schemas/base/result.ts';
import type { Clock } from './clock.ts';
import { type Fault, faultTraits } from './faults.ts';
import type { SendRequest } from './send-request.ts';
import { statusFault } from './status-fault.ts';

/** The longest `Retry-After` that is honoured. A host that asks for more is given up for this run. */
export const maxWaitMs = 30_000;

interface QueueOptions {
  readonly clock: Clock;
  /** The most concurrent requests, in total and for each host. */
  readonly atOnce: number;
  readonly maxPerHost: number;
  /** After this many host faults in a row a host is given up. */
  readonly maxTroubles: number;
}

interface Host {
  readonly limit: LimitFunction;
  troubles: number;
  restsUntilMs: number;
  /** A result that holds for every page of the host: it does not exist. */
  absence?: Fault;
}

/** Queues requests by host, so that no host gets too many, and a faulty host is given up. */
export function queuedByHost(send: SendRequest, options: QueueOptions): SendRequest {
  const { clock, atOnce, maxPerHost, maxTroubles } = options;
  const everywhere = pLimit(atOnce);
  const hosts = new Map<string, Host>();

  const hostOf = (url: URL): Host => {
    const host: Host = hosts.get(url.host) ?? { limit: pLimit(maxPerHost), troubles: 0, restsUntilMs: 0 };
    hosts.set(url.host, host);
    return host;
  };

  return async (url, method) => {
    const host = hostOf(url);
    return host.limit(async () => {
      if (host.absence !== undefined) return failure(host.absence);
      const restMs = host.restsUntilMs - clock.now();
      if (restMs > 0 && restMs <= maxWaitMs) await clock.sleep(restMs);
      if (host.troubles >= maxTroubles || restMs > maxWaitMs) return failure(givenUp(url));
      const asked = await everywhere(() => send(url, method));
      const fault = asked.ok ? statusFault(asked.value, clock.now()) : asked.failure;
      host.troubles = faultTraits[fault.kind].isOfHost ? host.troubles + 1 : 0;
      if (fault.kind === 'no-host') host.absence = fault;
      if (fault.kind === 'asked-to-wait') host.restsUntilMs = clock.now() + (fault.retryAfterMs ?? 0);
      return asked;
    });
  };
}

const givenUp = ({ host }: URL): Fault => ({
  kind: 'given-up',
  reason: `was not asked, because ${host} is failing or limits requests`,
});
