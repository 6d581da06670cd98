import { failure, type Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { startDeadline, type TimeLimit } from './deadline.ts';
import type { Ending, SharedToken } from './shared-token.ts';

/**
 * Makes a call with the token that all calls share, and a second time with a new one where the first is refused; all of it,
 * the tokens included, within the time limit. Source: docs/requirements.md, SR-9.
 */
export async function callWithToken<Token extends Ending, Reply>(
  tokens: SharedToken<Token>,
  timeLimit: TimeLimit,
  send: (token: Token, signal: AbortSignal) => Promise<Result<Reply, ServiceFailure>>,
): Promise<Result<Reply, ServiceFailure>> {
  const deadline = startDeadline(timeLimit);
  const answer = await twice(tokens, deadline.signal, (token) => send(token, deadline.signal));
  deadline.clear();
  return answer.ok ? answer : failure(deadline.missed() ?? answer.failure);
}

async function twice<Token extends Ending, Reply>(
  tokens: SharedToken<Token>,
  signal: AbortSignal,
  send: (token: Token) => Promise<Result<Reply, ServiceFailure>>,
): Promise<Result<Reply, ServiceFailure>> {
  const first = await unlessStopped(tokens.current(), signal);
  if (!first.ok) return first;
  const answer = await send(first.value);
  if (answer.ok || !isTokenRefused(answer.failure)) return answer;
  const second = await unlessStopped(tokens.insteadOf(first.value), signal);
  return second.ok ? send(second.value) : second;
}

/** Other calls may wait for the same token, so aborting one does not abort the request. */
function unlessStopped<Value>(
  answer: Promise<Result<Value, ServiceFailure>>,
  signal: AbortSignal,
): Promise<Result<Value, ServiceFailure>> {
  const aborted = failure<ServiceFailure>({ kind: 'aborted' });
  if (signal.aborted) return Promise.resolve(aborted);
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(aborted));
    void answer.then(resolve);
  });
}

/**
 * 401 from the service, or 403 from its gateway. A 403 from the service itself means that the reader has no
 * permission.
 */
const isTokenRefused = (refused: ServiceFailure): boolean =>
  refused.kind === 'refused' &&
  (refused.status === 401 || (refused.status === 403 && refused.reason?.by === 'gateway'));
