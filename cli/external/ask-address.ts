import type { Result } from '../../schemas/base/result.ts';
import type { Clock } from './clock.ts';
import { type Fault, faultTraits } from './faults.ts';
import { maxWaitMs } from './host-queues.ts';
import type { Method, SendRequest } from './send-request.ts';
import { type Arrival, visit } from './visit.ts';

const firstWaitMs = 1000;

interface AskOptions {
  readonly send: SendRequest;
  readonly clock: Clock;
  readonly retries: number;
}

/**
 * Requests a URL with HEAD, which costs a server little. If that fails, with GET, because many servers handle HEAD wrongly.
 * Temporary faults are retried after a doubling delay, or after the delay that the server names.
 */
export async function askAddress(address: string, { send, clock, retries }: AskOptions): Promise<Asked> {
  const ask = (method: Method) => visit(address, method, { send, nowMs: clock.now });
  let asked = await ask('HEAD');
  if (!asked.ok && faultTraits[asked.failure.kind].mayBeHead) asked = heard(await ask('GET'), asked);
  for (let retry = 0; retry < retries && !asked.ok; retry += 1) {
    const { kind, retryAfterMs = 0 } = asked.failure;
    if (!faultTraits[kind].isPassing || retryAfterMs > maxWaitMs) break;
    await clock.sleep(Math.max(firstWaitMs * 2 ** retry, retryAfterMs));
    asked = heard(await ask('GET'), asked);
  }
  return asked;
}

type Asked = Result<Arrival, Fault>;

/** If the host is given up meanwhile, the earlier result counts, unless only HEAD may have caused it. */
const heard = (again: Asked, before: Asked): Asked =>
  !again.ok && again.failure.kind === 'given-up' && !isBroken(before) ? before : again;

const isBroken = (asked: Asked): boolean => !asked.ok && faultTraits[asked.failure.kind].verdict === 'broken';
