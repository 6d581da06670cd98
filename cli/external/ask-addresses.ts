import type { ExternalLinks } from '../../pipeline/config/checks/external-links.ts';
import type { ExternalResult } from '../../pipeline/external-links.ts';
import type { Result } from '../../schemas/base/result.ts';
import { askAddress } from './ask-address.ts';
import type { Clock } from './clock.ts';
import { type Fault, faultTraits } from './faults.ts';
import { queuedByHost } from './host-queues.ts';
import type { SendRequest } from './send-request.ts';
import type { Arrival } from './visit.ts';

const atOnce = 16;
const maxProbes = 3;

interface AskOptions {
  readonly send: SendRequest;
  readonly clock: Clock;
  readonly settings: Pick<ExternalLinks, 'retries' | 'maxPerHost'>;
  /** URLs that answered lately. They tell a missing host from a missing network. */
  readonly reachableBefore?: readonly string[];
}

/** Requests all URLs: many hosts at a time, few requests for each host. The results are in the order of the URLs. */
export async function askAddresses(
  addresses: readonly string[],
  { send, clock, settings: { retries, maxPerHost }, reachableBefore = [] }: AskOptions,
): Promise<Map<string, ExternalResult>> {
  let isOnline = false;
  const noted: SendRequest = async (url, method) => {
    const answer = await send(url, method);
    isOnline ||= answer.ok;
    return answer;
  };
  // a single URL gets all its retries
  const queued = queuedByHost(noted, { clock, atOnce, maxPerHost, maxTroubles: retries + 3 });
  const asked = await Promise.all(
    addresses.map(async (address) => {
      return [address, await askAddress(address, { send: queued, clock, retries })] as const;
    }),
  );
  if (asked.some(([, result]) => isWithoutHost(result))) {
    for (const probe of reachableBefore.slice(0, maxProbes)) {
      if (!isOnline) await noted(new URL(probe), 'HEAD');
    }
  }
  return new Map(asked.map(([address, result]) => [address, resultOf(result, isOnline)]));
}

const isWithoutHost = (asked: Result<Arrival, Fault>): boolean =>
  !asked.ok && asked.failure.kind === 'no-host';

function resultOf(asked: Result<Arrival, Fault>, isOnline: boolean): ExternalResult {
  if (asked.ok) {
    const { url, isRedirected, isPermanent } = asked.value;
    return isRedirected ? { kind: 'redirected', to: url.href, isPermanent } : { kind: 'ok' };
  }
  const { kind, reason } = asked.failure;
  // without a network, some systems say of every host that it does not exist
  if (isWithoutHost(asked) && !isOnline) {
    return { kind: 'unknown', reason: `${reason}, or there is no network: no address answered` };
  }
  return { kind: faultTraits[kind].verdict, reason };
}
