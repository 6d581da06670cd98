import type { ElementContent } from 'hast';
import { unknownMark } from '../rules/rich-text/unknown-mark.ts';
import { element } from './element.ts';
import type { TextProblem } from './text.ts';

/** Every mark of Contentful with its element, the outermost first. Source: @contentful/rich-text-types 17, MARKS. */
const markTags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} as const;

type Mark = keyof typeof markTags;
const markOrder = Object.keys(markTags) as Mark[];

/** A run of text with its marks, the outermost first. */
export interface MarkedText {
  readonly value: string;
  readonly marks: readonly Mark[];
}

export function readMarks(
  node: { readonly value: unknown; readonly marks: unknown },
  pointer: string,
  problems: TextProblem[],
): MarkedText {
  const types = (Array.isArray(node.marks) ? node.marks : []).map((mark: { type?: unknown } | null) =>
    String(mark?.type),
  );
  for (const name of types) {
    if (!Object.hasOwn(markTags, name)) problems.push({ problem: unknownMark, detail: { name }, pointer });
  }
  // half a character cannot be sent to anyone: a page shows a sign in its place
  return {
    value: String(node.value).toWellFormed(),
    marks: markOrder.filter((mark) => types.includes(mark)),
  };
}

/** Runs of text as elements: neighbours that share a mark share its element, line breaks become `br`. */
export function foldMarks(line: readonly MarkedText[]): ElementContent[] {
  const out: ElementContent[] = [];
  for (let start = 0; start < line.length;) {
    const mark = line[start]?.marks[0];
    let end = start + 1;
    while (end < line.length && line[end]?.marks[0] === mark) end += 1;
    const run = line.slice(start, end);
    out.push(...(mark === undefined ? withLineBreaks(run) : [wrapRun(mark, run)]));
    start = end;
  }
  return out;
}

const wrapRun = (mark: Mark, run: readonly MarkedText[]): ElementContent =>
  element(
    markTags[mark],
    {},
    foldMarks(run.map(({ value, marks }) => ({ value, marks: marks.filter((other) => other !== mark) }))),
  );

function withLineBreaks(run: readonly MarkedText[]): ElementContent[] {
  const lines = run
    .map(({ value }) => value)
    .join('')
    .split(/\r\n|\n|\r/u);
  return lines.flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [element('br', {}, [])] : []),
    ...(value === '' ? [] : [{ type: 'text' as const, value }]),
  ]);
}
