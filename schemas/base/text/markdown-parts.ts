/**
 * The paragraphs of a Markdown text, without its fenced code. Several stand together where their lines do not tell for sure that
 * another one begins, so that nothing a parser reads as one paragraph is in two parts.
 */
export function markdownParts(markdown: string): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let fence: string | undefined;
  let isUnclear = false;
  let before = blankLine;
  for (const text of markdown.split(/\r\n?|\n/u)) {
    if (fence !== undefined) {
      if (isFenceEnd(text, fence)) fence = undefined;
      continue;
    }
    isUnclear ||= otherStart.test(text);
    fence = isUnclear ? undefined : fenceStart.exec(text)?.[1];
    const line = readLine(text, before);
    if (line.isStart || fence !== undefined) {
      parts.push(part.join('\n'));
      part = [];
    }
    if (fence === undefined) part.push(text);
    before = fence === undefined ? line : blankLine;
  }
  parts.push(part.join('\n'));
  return parts.filter((each) => each !== '');
}

/** Not indented: no item of a list ends with it. */
const fenceStart = /^(`{3,}(?=[^`]*$)|~{3,})/u;

/** HTML, which can hold what looks like a fence, and fences that end with an item or not: from there on code is as good as text. */
const otherStart = /^(?: {0,3}<|[^`~]+(?:`{3}|~{3}))/u;

const isFenceEnd = (text: string, fence: string): boolean => {
  const signs = text.trim();
  return signs.length >= fence.length && signs === fence.charAt(0).repeat(signs.length);
};

interface Line {
  /** Nothing of it belongs to the paragraph before. */
  readonly isStart: boolean;
  readonly isBlank: boolean;
  /** Of a number of a list its indent and its sign: the next one follows it, whatever number it has. */
  readonly numbered?: string | undefined;
  /** The number of bars of what can be the head of a table, or `row` within a table. */
  readonly table?: number | 'row' | undefined;
}

const blankLine: Line = { isStart: true, isBlank: true };

function readLine(text: string, before: Line): Line {
  if (/^[ \t]*$/u.test(text)) return blankLine;
  const [, indent, number, sign] = numberedItem.exec(text) ?? [];
  const kind = number === undefined ? undefined : `${indent}${sign}`;
  const isNumbered = kind !== undefined && (number === '1' || before.isBlank || before.numbered === kind);
  const table = tableLine(text, before);
  return {
    isStart: before.isBlank || isNumbered || bulletOrHeading.test(text) || table === 'row',
    isBlank: false,
    numbered: isNumbered ? kind : undefined,
    table,
  };
}

/** One that is indented more can go on with a paragraph, and an empty item does. */
const bulletOrHeading = /^ {0,3}(?:[-+*][ \t]+\S|#{1,6}[ \t])/u;

const numberedItem = /^( {0,3})(\d{1,9})([.)])[ \t]+\S/u;

function tableLine(text: string, before: Line): Line['table'] {
  if (!text.startsWith('|')) return undefined;
  const bars = text.match(/\\[\\|]|\|/gu)?.filter((each) => each === '|').length ?? 0;
  if (before.isBlank) return /\|[ \t]*$/u.test(text) ? bars : undefined;
  return before.table === 'row' || (before.table === bars && delimiters.test(text)) ? 'row' : undefined;
}

/** The line below a table's head. */
const delimiters = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/u;
