import { commentText, markerOf } from './comment-text.ts';
import type { CommentThread, PostedComment } from './comment-thread.ts';

/** What became of the comment. */
export type Posted = 'written' | 'updated' | 'the same as before';

/** Writes the comment of this name, or updates the one of an earlier run. */
export async function postComment(
  thread: CommentThread,
  name: string,
  reports: readonly string[],
): Promise<Posted> {
  const text = commentText(name, reports, thread);
  const earlier = await earlierComment(thread, markerOf(name));
  if (earlier === undefined) await thread.create(text);
  // hosts may change line ends, and blanks at the end
  else if (unified(earlier.text) === unified(text)) return 'the same as before';
  else await thread.update(earlier.id, text);
  return earlier === undefined ? 'written' : 'updated';
}

const unified = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

async function earlierComment(
  thread: CommentThread,
  marker: string,
  page = 1,
): Promise<PostedComment | undefined> {
  const comments = await thread.list(page);
  const found = comments.find(({ text, isTrusted }) => isTrusted && text.startsWith(marker));
  if (found !== undefined || comments.length === 0) return found;
  return earlierComment(thread, marker, page + 1);
}
