import { constants } from 'node:buffer';
import { UsageError } from '../../usage-error.ts';

/** The range of an item in the bytes; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text with an empty object in place of each item. It is valid JSON if the whole text is, apart from faults in items. */
export interface Outline {
  readonly text: string;
  /** The position in the bytes for a position in the text. */
  readonly byteAt: (position: number) => number;
}

const emptyItem = '{}';

/** The outline of the bytes from a position on. Spans are in their order. */
export function outlineOf(bytes: Buffer, spans: readonly Span[], from = 0): Outline {
  const starts = [from, ...spans.map(({ end }) => end)];
  const parts = starts.map((start, index) => bytes.toString('utf8', start, spans[index]?.start));
  const positions: number[] = [];
  let length = 0;
  for (const part of parts) {
    positions.push(length);
    length += part.length + emptyItem.length;
  }
  const text = parts.join(emptyItem);
  return {
    text,
    byteAt(position) {
      const index = positions.findLastIndex((each) => each <= position);
      return (starts[index] ?? 0) + Buffer.byteLength(text.slice(positions[index], position));
    },
  };
}

/** Throws if an item, or the text outside the items, is longer than a string can be. */
export function checkLengths(bytes: Buffer, spans: readonly Span[], name: string): void {
  const lengths = spans.map(({ start, end }) => end - start);
  const outside = lengths.reduce((rest, length) => rest - length + emptyItem.length, bytes.length);
  if (Math.max(outside, longest(lengths)) <= constants.MAX_STRING_LENGTH) return;
  const limit = Math.floor(constants.MAX_STRING_LENGTH / 2 ** 20);
  throw new UsageError(`${name} has over ${limit} MiB in one piece, more than Fieldbook reads.`);
}

/** `Math.max(...lengths)` would overflow the stack with a hundred thousand items. */
const longest = (lengths: readonly number[]): number =>
  lengths.reduce((most, length) => Math.max(most, length), 0);
