import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import { log } from '../../../services/log.ts';

/** For the log: what the service said in the end, never what a reader did. */
export function logFailure(message: string, failed: ServiceFailure): void {
  if (failed.kind === 'aborted') return;
  const code = failed.kind === 'refused' ? failed.status : failed.kind;
  const says = 'answered' in failed ? failed.answered?.says : undefined;
  log({ type: 'error', category: 'chat', message, code, ...(says !== undefined && { data: { says } }) });
}

/** The service's own words for what went wrong while it answered. */
export const logReplyError = (error: string): void =>
  log({
    type: 'warning',
    category: 'chat',
    message: 'The chat could not answer a question.',
    data: { error },
  });
