import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import { logFailure } from '../../../services/log-failure.ts';
import { log } from '../../../services/log.ts';

/** For the log: why a call of the chat has failed. */
export const logChatFailure = (message: string, failed: ServiceFailure): void =>
  logFailure({ category: 'chat', message }, failed);

/** Logs an error that the service reported within its answer. */
export const logReplyError = (error: string): void =>
  log({
    type: 'warning',
    category: 'chat',
    message: 'The chat could not answer a question.',
    data: { error },
  });
