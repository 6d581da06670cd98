import * as z from 'zod/mini';
import { answerParts } from './answer.ts';
import { maxQueryCharacters } from '../search/batch-search.ts';

/** Below the address of the chat. Source: docs/requirements.md, Calls. */
export const quickAnswerPaths = { answer: '/api/QuickAnswer/answer', vote: '/api/QuickAnswer/vote' } as const;

/** The body of `POST /api/QuickAnswer/answer`. */
export const quickAnswerRequest = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(maxQueryCharacters)),
});

/** Kept only where there is neither error nor guardrail. Source: docs/requirements.md, QA-1. */
export const quickAnswerReply = z.object(answerParts);
export type QuickAnswerReply = z.infer<typeof quickAnswerReply>;
