import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { groupMarkup, groupsByRule } from '../../reporters/html/groups.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import type { Line, Section } from '../sentences.ts';

/** Longer lists are closed at first. */
const maxOpen = 20;

/** Changes outside the pages, a line each. */
export const lineList = ({ kind, title, lines }: Section): Markup =>
  html`<details class="group lines" data-kind="${kind}" ${lines.length <= maxOpen && html` open`}>
    <summary>
      <h2>${title}</h2>
      <span class="count">${lines.length}</span>
    </summary>
    <ul class="list">
      ${lines.map(lineItem)}
    </ul>
  </details> `;

const lineItem = ({ change, what, how }: Line): Markup =>
  html`<li>
    <span class="badge ${change}">${change}</span>
    <span><bdi class="what">${what}</bdi> <bdi>${how}</bdi></span>
  </li> `;

/** Findings by rule, as in the report of findings. */
export const findingList = (title: string, kind: 'came' | 'went', all: readonly Diagnostic[]): Markup =>
  all.length === 0
    ? html``
    : html`<details
        class="group findings by-cause"
        data-kind="${kind}"
        ${all.length <= maxOpen && html` open`}
      >
        <summary>
          <h2>${title}</h2>
          <span class="count">${all.length}</span>
        </summary>
        ${groupsByRule(all).map((group) => groupMarkup(group, { isOpen: all.length <= maxOpen, isNested: true }))}
      </details> `;
