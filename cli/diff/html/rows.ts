import type { BlockChange } from '../../../schemas/report/difference.ts';
import { count } from '../../../schemas/base/count.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { runMarkup, type Side } from './runs.ts';
import { type Unit, unitsOf } from './units.ts';

/** The number of unchanged rows around a change, for texts and for code. */
const maxAround = 1;
const maxLinesAround = 3;

/** The rows of a text, before and after side by side. Unchanged rows are folded, except around a change. */
export function rows(blocks: readonly BlockChange[]): Markup[] {
  const units = unitsOf(blocks);
  const around = blocks.some(({ kind }) => kind === 'code') ? maxLinesAround : maxAround;
  const changed = units.flatMap(({ change }, index) => (change === 'same' ? [] : [index]));
  const ends = [...changed, units.length];
  return ends.flatMap((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const shownFirst = index === 0 ? 0 : around;
    const shownLast = end === units.length ? 0 : around;
    return [
      ...sameRows(units.slice(start, end), shownFirst, shownLast),
      ...units.slice(end, end + 1).map(changedRow),
    ];
  });
}

/** A single row is not folded. */
function sameRows(units: readonly Unit[], shownFirst: number, shownLast: number): Markup[] {
  const folded = units.slice(shownFirst, units.length - shownLast);
  if (folded.length < 2) return units.map(sameRow);
  return [
    ...units.slice(0, shownFirst).map(sameRow),
    html`<details class="fold">
      <summary>${count(folded.length, 'unchanged block')}</summary>
      ${folded.map(sameRow)}
    </details> `,
    ...units.slice(units.length - shownLast).map(sameRow),
  ];
}

/** A table row is on both sides, so that its columns align with those above and below. */
const sameRow = (unit: Unit): Markup =>
  unit.isTableRow
    ? html`<div class="row two same">${bothSides(unit)}</div> `
    : html`<div class="row same">${sideOf(unit, 'after')}</div> `;

/**
 * The side `after` holds all text; the styles decide what is visible and whether there are two sides. A block that one side
 * lacks is an empty cell.
 */
function changedRow(unit: Unit): Markup {
  const name = nameOf(unit);
  return html`<div class="row two ${lookOf(unit)}" role="group" aria-label="${name.text}">
    ${name.isSeen && html`<p class="name" aria-hidden="true">${name.text}</p>`} ${bothSides(unit)}
  </div> `;
}

const bothSides = (unit: Unit): Markup => html`${sideOf(unit, 'before')}${sideOf(unit, 'after')}`;

/** Words with other formatting or another link are marked differently from new and removed words. */
function lookOf({ change, after }: Unit): string {
  const runs = after.flatMap((block) => block.runs);
  const isOnlyLook = !runs.some((run) => run.change === 'added' || run.change === 'removed');
  return change === 'edited' && isOnlyLook ? 'restyled' : change;
}

/** The kind of change, for screen readers and where the row does not show it. */
function nameOf({ change, after, isTableRow }: Unit) {
  const { kind = 'paragraph', was } = after[0] ?? {};
  if (isTableRow) return { text: `${change} row of a table`, isSeen: false };
  const what = was === undefined ? wordsOf(kind) : `${wordsOf(was)}, now ${wordsOf(kind)}`;
  return { text: `${change} ${what}`, isSeen: change === 'moved' || was !== undefined };
}

const wordsOf = (kind: string): string => (kind === 'embed' ? 'embedded entry' : kind.replaceAll('-', ' '));

function sideOf(unit: Unit, side: Side): Markup {
  const blocks = unit[side];
  const [first] = blocks;
  if (first === undefined) return html`<div class="${side}"></div>`;
  if (!unit.isTableRow) return blockMarkup(first, side, side);
  return html`<div class="${side} cells">
    ${blocks.map((cell) => blockMarkup(cell, side, `cell ${cell.change}`))}
  </div>`;
}

function blockMarkup({ kind, was, runs }: BlockChange, side: Side, name: string): Markup {
  const shown = side === 'before' ? (was ?? kind) : kind;
  return html`<div class="${name} as-${shown}" dir="auto">${runMarkup(runs, side)}</div>`;
}
