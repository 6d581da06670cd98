import type { QuickAnswerReply } from '../../../../schemas/services/help-center/quick-answer.ts';
import type { QuickAnswerService } from '../../../services/help-center/quick-answer-service.ts';

/** The oldest make room. */
const maxAnswers = 20;

/** The answers of each service by query. A reader who returns to a search sees its answer without a new request. */
const answers = new WeakMap<QuickAnswerService, Map<string, QuickAnswerReply>>();

export const answerSeen = (service: QuickAnswerService, query: string): QuickAnswerReply | undefined =>
  answers.get(service)?.get(query);

export function rememberAnswer(service: QuickAnswerService, query: string, answer: QuickAnswerReply): void {
  const seen = answers.get(service) ?? new Map<string, QuickAnswerReply>();
  seen.delete(query);
  seen.set(query, answer);
  answers.set(service, new Map([...seen].slice(-maxAnswers)));
}
