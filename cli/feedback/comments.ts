import type { FeedbackEvent, FeedbackKind, FeedbackValue } from '../../schemas/services/feedback.ts';

/** What a reader has written. It can be anything: whoever shows it takes its marks away. */
export interface Comment {
  readonly at: string;
  readonly kind: FeedbackKind;
  readonly value: FeedbackValue;
  readonly comment: string;
}

/** As many as anybody reads of one article. */
const maxComments = 20;

/** Puts an event's comment among the newest, the newest first; those that are too many go. */
export function addNewest(comments: Comment[], { at, kind, value, comment = '' }: FeedbackEvent): void {
  if (comment.trim() === '') return;
  const older = comments.findIndex((each) => each.at <= at);
  const place = older < 0 ? comments.length : older;
  if (place >= maxComments) return;
  comments.splice(place, 0, { at, kind, value, comment: comment.trim() });
  comments.length = Math.min(comments.length, maxComments);
}
