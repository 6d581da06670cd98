import type { Difference } from '../../../schemas/report/difference.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { countGroups } from '../counts.ts';

const grouped = new Intl.NumberFormat('en-US');

/** The numbers of the difference, by what they count. */
export const numbers = (difference: Difference): Markup =>
  html`<dl class="numbers">
    ${countGroups(difference).map(
      ({ title, counts }) =>
        html`<div>
          <dt>${title}</dt>
          ${counts.map(({ number, short, tone }) => html`<dd class="${tone}"><b>${grouped.format(number)}</b> ${short}</dd>`)}
        </div> `,
    )}
  </dl>`;
