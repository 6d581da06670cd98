import { randomUUID } from 'node:crypto';
import type { ScoredUrl } from '../../../schemas/services/help-center/answer.ts';
import type { Source } from '../../answers/answer.ts';

/** The fields that a quick answer and a reply of the chat share. */
export interface AnswerOnWire {
  readonly id: string;
  readonly text: string;
  readonly error?: string;
  readonly isTransientError: boolean;
  readonly isGuardrailed: boolean;
  readonly scoredUrls: readonly ScoredUrl[];
}

/** Without an answer the text is empty. */
export const answerOnWire = (
  answer: { readonly text: string; readonly passages: readonly Source[] } | undefined,
): AnswerOnWire => ({
  id: randomUUID(),
  text: answer?.text ?? '',
  isTransientError: false,
  isGuardrailed: false,
  scoredUrls: (answer?.passages ?? []).map(({ url, score, title }) => ({ url, score, title })),
});
