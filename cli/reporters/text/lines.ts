import type { Format, Style } from './style.ts';
import { width } from './width.ts';

/** Wraps a text at spaces. A word that is wider than a line, such as a URL, is never broken. An empty text has no line. */
export const wrap = (text: string, columns: number): string[] =>
  text === ''
    ? []
    : joinWhileFitting(text.split(' '), { separator: ' ', columns }).map((words) => words.join(' '));

/** A piece of a line that is never broken. */
export interface Piece {
  readonly text: string;
  readonly format?: Format;
}

interface Flow {
  readonly separator: string;
  readonly columns: number;
  readonly style: Style;
}

/** Puts as many pieces on each line as fit. Empty pieces are left out. */
export function flow(pieces: readonly Piece[], { separator, columns, style }: Flow): string[] {
  const kept = pieces.filter(({ text }) => text !== '');
  const lines = joinWhileFitting(kept, { separator, columns }, ({ text }) => text);
  return lines.map((line) =>
    line.map(({ text, format }) => (format === undefined ? text : style(format, text))).join(separator),
  );
}

function joinWhileFitting<Part>(
  parts: readonly Part[],
  { separator, columns }: Pick<Flow, 'separator' | 'columns'>,
  textOf: (part: Part) => string = String,
): Part[][] {
  const lines: Part[][] = [];
  let used = Infinity;
  for (const part of parts) {
    const more = width(separator) + width(textOf(part));
    if (used + more <= columns) {
      lines.at(-1)?.push(part);
      used += more;
    } else {
      lines.push([part]);
      used = width(textOf(part));
    }
  }
  return lines;
}
