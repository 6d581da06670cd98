import { markdownParts } from './markdown-parts.ts';
import { tableCells } from './table-cells.ts';

/** What a parser of Markdown takes for a text at most, by what it is that takes so long. Unit: milliseconds of a usual machine. */
export interface MarkdownCost {
  /** Signs of emphasis, of links and of code. Those that can have a partner take the square of their number in a paragraph. */
  readonly signs: number;
  /** Headings with a line below them: each takes as long as the text has lines. */
  readonly underlines: number;
  /** Lists and quotes in one another, for each line that may be within them. */
  readonly nesting: number;
  /** List items, paragraphs, headings, lines and cells. */
  readonly blocks: number;
}

/**
 * What takes most of a text that takes a parser longer than `maxMs`; undefined where it does not. A text is looked at before it is
 * parsed: to look takes its length, to parse can take the square of it.
 */
export function costliest(markdown: string, maxMs: number): keyof MarkdownCost | undefined {
  const cost = markdownCost(markdown);
  if (totalCost(cost) <= maxMs) return undefined;
  const [first] = kinds.toSorted((a, b) => cost[b] - cost[a]);
  return first;
}

const kinds = ['signs', 'underlines', 'nesting', 'blocks'] as const satisfies (keyof MarkdownCost)[];

export const totalCost = (cost: MarkdownCost): number => kinds.reduce((sum, kind) => sum + cost[kind], 0);

export function markdownCost(markdown: string): MarkdownCost {
  const lines = markdown.split(/\r\n?|\n/u);
  return {
    signs: signsCost(markdown),
    underlines: lines.filter((line) => underline.test(line)).length * lines.length * 0.0001,
    nesting: nestingCost(lines),
    blocks: blocksCost(lines) + tableCells(markdown) * 0.01,
  };
}

/** From each sign that can have a partner, a parser walks back over all there is in the paragraph. */
function signsCost(markdown: string): number {
  let ms = 0;
  for (const part of markdownParts(markdown)) {
    const pairs = pairSigns(part);
    const others = count(part, /[!&<@\n]|`+|\\./gu);
    ms += (pairs + others) * 0.021 + pairs * (pairs + others + count(part, /[.:]/gu)) * 0.00003;
  }
  return ms;
}

/** Brackets, and half of the signs of emphasis: a run of them is used up in twos. Blanks on both sides make one nothing. */
function pairSigns(part: string): number {
  let signs = 0;
  for (const { 0: run, index } of part.matchAll(/[[\]]|\*+|_+|~+/gu))
    if (isWord(part[index - 1]) || isWord(part[index + run.length])) signs += Math.ceil(run.length / 2);
  return signs;
}

const isWord = (character: string | undefined): boolean => character !== undefined && /\S/u.test(character);

const underline = /^[\t >]*(?:=+|-+)[\t ]*$/u;

/** Each line may be within all that was opened since the last line that surely closes everything. */
function nestingCost(lines: readonly string[]): number {
  let open = 0;
  let within = 0;
  for (const [index, line] of lines.entries()) {
    if (!isBlank(line)) {
      const [before = ''] = blockSigns.exec(line) ?? [];
      open = before === '' && isBlank(lines[index - 1]) ? 0 : Math.max(open, depthOf(before));
    }
    within += open;
  }
  return within * 0.004;
}

/** Signs, and blanks: an item stands at least two columns within the one around it. */
const depthOf = (before: string): number =>
  count(before, /[^\s\d]+/gu) + Math.floor(count(before.replaceAll('\t', '    '), / /gu) / 2);

/** Blanks, and the signs of quotes, list items and notes. */
const blockSigns = /^(?:[ \t]+|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\n]+\]:)*/u;

function blocksCost(lines: readonly string[]): number {
  let ms = 0;
  for (const [index, line] of lines.entries()) {
    ms += isBlank(line) ? 0.004 : 0.024;
    if (!isBlank(line) && (isBlank(lines[index - 1]) || blockStart.test(line))) ms += 0.06;
  }
  return ms;
}

/** Of an item, a heading, a note or definition; or nothing but signs. */
const blockStart = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)]|#{1,6})(?:[ \t]|$)|\[[^\]]+\]:|[-=*_`~]+[ \t]*$)/u;

const isBlank = (line: string | undefined): boolean => line === undefined || /^[ \t]*$/u.test(line);

const count = (text: string, found: RegExp): number => text.match(found)?.length ?? 0;
