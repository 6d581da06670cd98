import { costliest } from '../../../schemas/base/text/markdown-cost.ts';
import { tableCells } from '../../../schemas/base/text/table-cells.ts';

/** Longer ones are no answers; they are shown as their words. */
const maxMarkdownCharacters = 10_000;

/** With more marks, those of tables included, a parser takes long to find out which belong together. Nor can there be more cells. */
const maxMarks = 1500;

/** What a parser takes at most, while a reader waits. */
const maxCostMs = 50;

/** More than this is cut. */
const maxCharacters = 100_000;

/** Nested lists and quotes on one line, which are slow to parse and unreadable. */
const tooNested = /(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*){12}/u;

/** Whether a text is small enough to be parsed, whatever it holds. */
export const isParsable = (markdown: string): boolean =>
  markdown.length <= maxMarkdownCharacters &&
  (markdown.match(/[*_~`[\]<>|\\]/gu)?.length ?? 0) <= maxMarks &&
  tableCells(markdown) <= maxMarks &&
  !tooNested.test(markdown) &&
  costliest(markdown, maxCostMs) === undefined;

/** The words of an answer that is not parsed, near enough; shown as text, so that nothing in them can act. */
export const plainAnswer = (markdown: string): string =>
  markdown
    .slice(0, maxCharacters)
    .replace(/!?\[([^[\]\n]{0,500})\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,200}\])/gu, '$1')
    .replace(/^[ \t]{0,3}#{1,6} /gmu, '')
    .replace(/\*\*|__|`/gu, '');
