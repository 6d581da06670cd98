import { failureMessage } from '../../../messages/failure-message.ts';
import { message } from '../../../messages/message.ts';
import type { FailedBy } from '../state/chat-state.ts';

/** What a reader is told of a question that failed. Source: docs/requirements.md, CH-4 and "Texts". */
export function failureWords({ by }: { readonly by: FailedBy }): readonly string[] {
  if (by === 'noAnswer') return [message('chat.noAnswer')];
  if (by === 'refused' || by === 'redirected')
    return [message('chat.unexpected'), message('chat.unexpectedAdvice')];
  return [failureMessage({ kind: by })];
}
