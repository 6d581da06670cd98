import type { BlockChange, Run } from '../../../schemas/report/difference.ts';
import { count } from '../../reporters/last-line.ts';
import { html, Markup } from '../../reporters/html/markup.ts';

/** The blocks of a text in rows: before and after side by side; what has not changed is folded. */
export function blockRows(blocks: readonly BlockChange[]): Markup[] {
  const rows: Markup[] = [];
  let same: BlockChange[] = [];
  const end = () => {
    if (same.length > 0)
      rows.push(
        html`<details class="fold">
          <summary>${count(same.length, 'unchanged block')}</summary>
          ${same.map((block) => html`<div class="same ${block.kind}" dir="auto">${runMarkup(block.runs)}</div>`)}
        </details> `,
      );
    same = [];
  };
  for (const block of blocks) {
    if (block.change === 'same') same.push(block);
    else {
      end();
      rows.push(row(block));
    }
  }
  end();
  return rows;
}

/**
 * Both sides hold all that was said: which of it each side shows, and whether there are two sides, is for the styles. A block that
 * one side does not have is an empty cell there.
 */
function row({ change, kind, was, runs }: BlockChange): Markup {
  const about = was === undefined ? kind : `${was} to ${kind}`;
  const words = runMarkup(runs);
  return html`<div class="pair ${change}">
    <p class="about">${change} ${nameOf(about)}</p>
    <div class="old ${was ?? kind}" dir="auto">${change !== 'added' && change !== 'moved' && words}</div>
    <div class="new ${kind}" dir="auto">${words}</div>
  </div> `;
}

const nameOf = (kind: string): string => kind.replaceAll('-', ' ');

export const runMarkup = (runs: readonly Run[]): Markup[] => runs.map(runPiece);

function runPiece({ change, text, before, after, embed }: Run): Markup {
  const words = embed === undefined ? withLines(text) : html`<span class="embed">${text}</span>`;
  if (change === 'added') return html`<ins>${words}</ins>`;
  if (change === 'removed') return html`<del>${words}</del>`;
  if (change === 'same') return words;
  return html`<span class="look"
    >${words}<span class="told"> (${change}: ${before || 'none'}, now ${after || 'none'})</span></span
  >`;
}

/** The styles show line breaks as such. */
const withLines = (text: string): Markup =>
  html`${text.split('\n').map((line, index) => html`${index > 0 && new Markup('\n')}${line}`)}`;
