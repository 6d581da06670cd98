import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { findingItem } from '../../reporters/html/finding.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import type { Line, Section } from '../sentences.ts';

/** Longer lists are closed at first: the pages are what one came for. */
const maxOpen = 20;

/** Changes around the pages, a line each. */
export const lineList = ({ kind, title, lines }: Section): Markup =>
  html`<details class="group" data-kind="${kind}" ${lines.length <= maxOpen && html` open`}>
    <summary>
      <h2>${title}</h2>
      <span class="count">${lines.length}</span>
    </summary>
    <ul class="lines">
      ${lines.map(lineItem)}
    </ul>
  </details> `;

const lineItem = ({ change, what, how }: Line): Markup =>
  html`<li><span class="change ${change}">${change}</span> <b>${what}</b> ${how}</li> `;

export const findingList = (title: string, kind: 'came' | 'went', all: readonly Diagnostic[]): Markup =>
  all.length === 0
    ? html``
    : html`<details class="group findings" data-kind="${kind}" ${all.length <= maxOpen && html` open`}>
        <summary>
          <h2>${title}</h2>
          <span class="count">${all.length}</span>
        </summary>
        <ul>
          ${all.map((each) => findingItem(each, { isAdviceShared: false }))}
        </ul>
      </details> `;
