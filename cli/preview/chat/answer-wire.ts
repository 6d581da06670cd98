import { randomUUID } from 'node:crypto';
import type { ScoredUrl } from '../../../schemas/services/answer.ts';
import type { Source } from '../../answers/answer.ts';

/** What a quick answer and a reply in the chat have in common, as it is sent. */
export interface AnswerOnWire {
  readonly id: string;
  readonly text: string;
  readonly error?: string;
  readonly isTransientError: boolean;
  readonly isGuardrailed: boolean;
  readonly scoredUrls: readonly ScoredUrl[];
}

/** Nothing was found where there is no text. */
export const answerOnWire = (
  answer: { readonly text: string; readonly passages: readonly Source[] } | undefined,
): AnswerOnWire => ({
  id: randomUUID(),
  text: answer?.text ?? '',
  isTransientError: false,
  isGuardrailed: false,
  scoredUrls: (answer?.passages ?? []).map(({ url, score, title }) => ({ url, score, title })),
});
