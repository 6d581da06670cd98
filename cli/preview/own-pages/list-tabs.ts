import { html } from 'hono/html';
import type { Html } from './own-page.ts';

interface Tab {
  readonly href: string;
  readonly label: string;
  /** The number of its rows. */
  readonly number?: number;
  readonly isCurrent: boolean;
}

/** Links between the parts of a list, with the number of rows of each. */
export const listTabs = (label: string, tabs: readonly Tab[]): Html =>
  html`<nav class="tabs" aria-label="${label}">
    ${tabs.map(
      (tab) =>
        html`<a class="button" href="${tab.href}" ${tab.isCurrent ? html`aria-current="true"` : ''}
          >${tab.label}${tab.number === undefined ? '' : html` <span class="count">${tab.number.toLocaleString('en-US')}</span>`}</a
        > `,
    )}
  </nav>`;
