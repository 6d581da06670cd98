import type { Excerpt } from '../../finding.ts';

/** How much of a text stands on each side of what a finding quotes, in characters. */
const maxContext = 38;

/** A run of a text with what stands around it, on one line. */
export function excerptOf(text: string, start: number, end: number): Excerpt {
  const before = text.slice(Math.max(0, start - maxContext), start);
  const after = text.slice(end, end + maxContext);
  return {
    before: (start > maxContext ? '…' : '') + onOneLine(before),
    bad: text.slice(start, end),
    after: onOneLine(after) + (text.length > end + maxContext ? '…' : ''),
  };
}

/** A cut can go through a character of two halves. */
const onOneLine = (text: string): string =>
  text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/gu, '').replace(/[\t\n\r]+/gu, ' ');
