import type { FeedbackEvent, FeedbackKind, FeedbackValue } from '../../schemas/services/feedback.ts';

/** A reader's comment. It is untrusted text: reporters escape it. */
export interface Comment {
  readonly at: string;
  readonly kind: FeedbackKind;
  readonly value: FeedbackValue;
  readonly comment: string;
}

/** The most comments that are kept for an article. */
const maxComments = 20;

/** Adds an event's comment to the newest ones, and drops the oldest beyond the limit. */
export function addNewest(comments: Comment[], { at, kind, value, comment = '' }: FeedbackEvent): void {
  if (comment.trim() === '') return;
  const older = comments.findIndex((each) => each.at <= at);
  const place = older < 0 ? comments.length : older;
  if (place >= maxComments) return;
  comments.splice(place, 0, { at, kind, value, comment: comment.trim() });
  comments.length = Math.min(comments.length, maxComments);
}
