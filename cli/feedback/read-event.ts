import * as z from 'zod/mini';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import { feedbackEvent, type FeedbackEvent } from '../../schemas/services/feedback.ts';

/** What cannot be read: where it is, and why. */
export type Unreadable = (where: string, reason: string) => void;

/** A service may note more with an event than came. */
const collected = z.object(feedbackEvent.shape);

/** An event out of where events are collected, else in words why it is none. */
export function readEvent(given: unknown): Result<FeedbackEvent, string> {
  const parsed = collected.safeParse(given);
  return parsed.success ? success(parsed.data) : failure(reasonOf(parsed.error));
}

function reasonOf({ issues }: z.core.$ZodError): string {
  const at = issues[0]?.path.join('.') ?? '';
  return at === '' ? 'it is no event of the feedback stream' : `"${at}" is missing or has another shape`;
}
