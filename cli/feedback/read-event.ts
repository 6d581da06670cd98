import * as z from 'zod/mini';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import { feedbackEvent, type FeedbackEvent } from '../../schemas/services/feedback.ts';

/** Called for an unreadable event, with its place and the reason. */
export type Unreadable = (where: string, reason: string) => void;

/** A service may add fields to an event. */
const collected = z.object(feedbackEvent.shape);

/** Parses a collected event. A failure is the reason in words. */
export function readEvent(given: unknown): Result<FeedbackEvent, string> {
  const parsed = collected.safeParse(given);
  return parsed.success ? success(parsed.data) : failure(reasonOf(parsed.error));
}

function reasonOf({ issues }: z.core.$ZodError): string {
  const at = issues[0]?.path.join('.') ?? '';
  return at === '' ? 'it is no event of the feedback stream' : `"${at}" is missing or has another shape`;
}
