import * as z from 'zod/mini';
import { answerParts } from './answer.ts';
import { maxQueryCharacters } from './batch-search.ts';

/** Below the address of the chat. Source: services.md, "Quick answer". */
export const quickAnswerPaths = { answer: '/api/QuickAnswer/answer', vote: '/api/QuickAnswer/vote' } as const;

/** The body of `POST /api/QuickAnswer/answer`. */
export const quickAnswerRequest = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(maxQueryCharacters)),
});

/** Kept only where there is neither error nor guardrail. Source: requirements QA-1. */
export const quickAnswerReply = z.object(answerParts);
export type QuickAnswerReply = z.infer<typeof quickAnswerReply>;
