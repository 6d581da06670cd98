import { html } from 'hono/html';
import type { Html } from '../own-pages/own-page.ts';

export interface Bar {
  readonly href: string;
  readonly label: string;
  readonly number: number;
}

/** The most rows of a box. Its link leads to all. */
export const maxRows = 10;

/** A bar chart: names with numbers, relative to the largest. */
export function bars(rows: readonly Bar[], most = mostOf(rows)): Html {
  return html`<ul class="bars" role="list">
    ${rows.map(
      ({ href, label, number }) =>
        html`<li>
          <a href="${href}"><bdi>${label}</bdi></a>
          <span class="number">${number.toLocaleString('en-US')}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="${((100 * number) / most).toFixed(1)}" height="1" />
          </svg>
        </li>`,
    )}
  </ul>`;
}

/** The most rows of a long list that are shown at first. A space has dozens of types. */
const maxFirst = 14;

/** The first rows, and the rest in a disclosure. */
export function longBars(rows: readonly Bar[]): Html {
  const rest = rows.slice(maxFirst);
  const most = mostOf(rows);
  return html`${bars(rows.slice(0, maxFirst), most)}
  ${
    rest.length === 0
      ? ''
      : html`<details>
          <summary>${rest.length} more</summary>
          ${bars(rest, most)}
        </details>`
  }`;
}

const mostOf = (rows: readonly Bar[]): number => Math.max(1, ...rows.map(({ number }) => number));
