import type { QuickAnswerReply } from '../../../../schemas/services/help-center/quick-answer.ts';

/** A reply that is fine, but for what is changed. */
export const answerOf = (values: Partial<QuickAnswerReply> = {}): QuickAnswerReply => ({
  id: '7',
  text: 'Press Save.',
  error: undefined,
  isTransientError: false,
  isGuardrailed: false,
  scoredUrls: [],
  ...values,
});
