import { costliest } from '../../../schemas/base/text/markdown-cost.ts';
import { tableCells } from '../../../schemas/base/text/table-cells.ts';

/** Longer answers are shown as plain words. */
const maxMarkdownCharacters = 10_000;

/** A parser takes long to pair more marks than this. It also limits the cells of tables. */
const maxMarks = 1500;

/** A parser may take this long while a reader waits. */
const maxCostMs = 50;

/** More than this is cut. */
const maxCharacters = 100_000;

/** Nested lists and quotes on one line, which are slow to parse and unreadable. */
const tooNested = /(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*){12}/u;

/** True if any text of this size can be parsed in time. */
export const isParsable = (markdown: string): boolean =>
  markdown.length <= maxMarkdownCharacters &&
  (markdown.match(/[*_~`[\]<>|\\]/gu)?.length ?? 0) <= maxMarks &&
  tableCells(markdown) <= maxMarks &&
  !tooNested.test(markdown) &&
  costliest(markdown, maxCostMs) === undefined;

/** The approximate words of an unparsed answer. They are shown as text, so they are safe. */
export const plainAnswer = (markdown: string): string =>
  markdown
    .slice(0, maxCharacters)
    .replace(/!?\[([^[\]\n]{0,500})\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,200}\])/gu, '$1')
    .replace(/^[ \t]{0,3}#{1,6} /gmu, '')
    .replace(/\*\*|__|`/gu, '');
