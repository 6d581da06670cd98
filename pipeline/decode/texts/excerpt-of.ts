import type { Excerpt } from '../../finding.ts';

/** The length of the context on each side of a quotation, in characters. */
const maxContext = 38;

/** A run of a text with its context, on one line. */
export function excerptOf(text: string, start: number, end: number): Excerpt {
  const before = text.slice(Math.max(0, start - maxContext), start);
  const after = text.slice(end, end + maxContext);
  return {
    before: (start > maxContext ? '…' : '') + onOneLine(before),
    bad: text.slice(start, end),
    after: onOneLine(after) + (text.length > end + maxContext ? '…' : ''),
  };
}

/** A cut can divide a surrogate pair. */
const onOneLine = (text: string): string =>
  text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/gu, '').replace(/[\t\n\r]+/gu, ' ');
