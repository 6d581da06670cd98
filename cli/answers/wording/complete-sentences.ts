import { withoutLinks } from './without-links.ts';

/**
 * Follows a growing text, and sends each new whole sentence or line, without links: half a URL cannot be judged. A text that
 * begins with `unless` is not sent.
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
    // sent text cannot change: if a link began earlier, nothing more is sent until the reply
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
