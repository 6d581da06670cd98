import { markdownLink } from '../reporters/text/markdown-text.ts';
import type { CommentThread } from './comment-thread.ts';

/** The first line of a comment, by which later runs find it. Hosts do not show it. */
export const markerOf = (name: string): string => `<!-- fieldbook: ${name} -->`;

/** The text of a comment: reports in Markdown, as many of their lines as it can have, and the address of the run. */
export function commentText(
  name: string,
  reports: readonly string[],
  { maxCharacters, run }: Pick<CommentThread, 'maxCharacters' | 'run'>,
): string {
  const all = reports.length === 0 ? noResult : reports.map((report) => report.trim()).join('\n\n');
  const whole = [markerOf(name), all, markdownLink('Log and reports', run)].join('\n\n');
  if (whole.length <= maxCharacters) return whole;
  const last = `_Shortened, because a comment has no more room._ ${markdownLink('All of it', run)}`;
  const rest = markerOf(name).length + last.length + 4;
  return [markerOf(name), wholeLines(all, maxCharacters - rest), last].join('\n\n');
}

const noResult = '## Content check: no result\n\nThe check ended before it had a report. Its log says why.';

/** As many lines as fit. It ends in no `<details>` and in no block of code, where what follows would be a part of it. */
function wholeLines(text: string, maxCharacters: number): string {
  let length = 0;
  let end = 0;
  let depth = 0;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    length += line.length + 1;
    if (length > maxCharacters) break;
    const mark = /^`{3,}/u.exec(line)?.[0];
    if (fence !== undefined) fence = line === fence ? undefined : fence;
    else if (mark !== undefined) fence = mark;
    else if (line === '<details>') depth += 1;
    else if (line === '</details>') depth -= 1;
    if (depth === 0 && fence === undefined) end = length;
  }
  return text.slice(0, end).trimEnd();
}
