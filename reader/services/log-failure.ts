import type { Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { log } from './log.ts';

interface FailedCall {
  /** The part of the page that has called: `search`, `chat`. */
  readonly category: string;
  /** A sentence about the failure. It follows the quoted texts of docs/requirements.md where they exist. */
  readonly message: string;
}

/**
 * Logs why a call has failed: the service's reply, never the reader's input. Aborted and offline calls are not
 * logged. Source: docs/requirements.md, OP-1.
 */
export function logFailure(about: FailedCall, failed: ServiceFailure): void {
  if (failed.kind === 'aborted' || failed.kind === 'offline') return;
  if (failed.kind === 'unreachable' || failed.kind === 'brokenOff')
    setTimeout(() => logAs(about, failed), leavingMs);
  else logAs(about, failed);
}

/** Some browsers fail the calls of a closing page. The delay keeps these out of the log. */
const leavingMs = 1000;

function logAs({ category, message }: FailedCall, failed: ServiceFailure): void {
  const { kind, status, says, answered, ...data } = { ...nothingMore, ...failed };
  const words = says ?? answered?.says;
  log({
    type: 'error',
    category,
    code: status ?? kind,
    message: words === undefined ? message : `${message} ${words}`,
    ...(Object.keys(data).length > 0 && { data }),
  });
}

/**
 * Not every failure has these members. The body stays out of the log: it can be long, and contain a reader's input.
 */
const nothingMore = { status: undefined, says: undefined, answered: undefined } as const;

/** Logs the failure of a call; gives its result. */
export async function logged<Reply>(
  about: FailedCall,
  call: Promise<Result<Reply, ServiceFailure>>,
): Promise<Result<Reply, ServiceFailure>> {
  const answer = await call;
  if (!answer.ok) logFailure(about, answer.failure);
  return answer;
}
