import type { QuickAnswerReply } from '../../../../schemas/services/quick-answer.ts';

/** The reply, where it is an answer that may be shown; else nothing. Source: docs/requirements.md, QA-1. */
export function keptAnswer(reply: QuickAnswerReply | undefined): QuickAnswerReply | undefined {
  if (reply === undefined || reply.isGuardrailed || reply.isTransientError) return undefined;
  return reply.error !== undefined || reply.text.trim() === '' ? undefined : reply;
}
