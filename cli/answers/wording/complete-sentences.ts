import { withoutLinks } from './without-links.ts';

/**
 * Follows a text that grows, and tells of what is new in it by whole sentences and lines, without links: of half an address
 * nobody knows what it becomes. `unless`: a text that begins so is not told of.
 */
export function completeSentences(
  send: (piece: string) => Promise<void>,
  unless: string,
): (textSoFar: string) => Promise<void> {
  let sentText = '';
  return async (textSoFar) => {
    if (unless.startsWith(textSoFar.trim().slice(0, unless.length))) return;
    const end = lastEnd(textSoFar);
    const clean = withoutLinks(textSoFar.slice(0, end));
    // what was told stays: where a link began earlier, nothing more is told until the reply
    if (clean.length <= sentText.length || !clean.startsWith(sentText)) return;
    const piece = clean.slice(sentText.length);
    sentText = clean;
    await send(piece);
  };
}

const lastEnd = (text: string): number =>
  Math.max(
    0,
    ...Array.from(
      text.matchAll(/[.!?][)\]"'*]*(?:\s*\[\d+\])*\s|\n/gu),
      ({ 0: end, index }) => index + end.length,
    ),
  );
