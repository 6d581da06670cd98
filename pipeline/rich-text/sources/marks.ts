import type { ElementContent } from 'hast';
import { unknownMark } from '../../rules/rich-text/unknown-mark.ts';
import { element } from '../element.ts';
import type { TextProblem } from '../text.ts';

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
  // half a surrogate pair cannot be encoded in UTF-8, so it becomes a replacement character
  const value = String(node.value).toWellFormed();
  if (!Array.isArray(node.marks) || node.marks.length === 0) return { value, marks: none };
  const types = node.marks.map((mark: { type?: unknown } | null) => String(mark?.type));
  for (const name of types) {
    if (!Object.hasOwn(markTags, name)) problems.push({ problem: unknownMark, detail: { name }, pointer });
  }
  return { value, marks: markOrder.filter((mark) => types.includes(mark)) };
}

const none: readonly Mark[] = [];

/** Appends runs of text to `out` as elements. Adjacent runs with the same mark share its element, line breaks become `br`. */
export function foldMarks(line: readonly MarkedText[], out: ElementContent[] = []): ElementContent[] {
  for (let start = 0; start < line.length;) {
    const mark = line[start]?.marks[0];
    let end = start + 1;
    while (end < line.length && line[end]?.marks[0] === mark) end += 1;
    if (mark === undefined) addWords(line.slice(start, end), out);
    else out.push(wrapRun(mark, line.slice(start, end)));
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

function addWords(run: readonly MarkedText[], out: ElementContent[]): void {
  let words = '';
  for (const { value } of run) words += value;
  if (!words.includes('\n') && !words.includes('\r')) {
    if (words !== '') out.push({ type: 'text', value: words });
    return;
  }
  for (const [index, value] of words.split(/\r\n|\n|\r/u).entries()) {
    if (index > 0) out.push(element('br', {}, []));
    if (value !== '') out.push({ type: 'text', value });
  }
}
