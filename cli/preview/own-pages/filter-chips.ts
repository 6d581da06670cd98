import { html } from 'hono/html';
import type { Html } from './own-page.ts';

interface Chip {
  /** What editors call the filter. */
  readonly label: string;
  readonly value: string;
  /** The URL of the list without the filter. */
  readonly without: string;
}

/** The filters that are set. Each link takes one away; `all` is the URL without any. */
export const filterChips = (chips: readonly Chip[], all: string): Html | string =>
  chips.length === 0
    ? ''
    : html`<nav class="chips" aria-label="Filters that are set">
        ${chips.map(
          ({ label, value, without }) =>
            html`<a class="button" href="${without}"
              ><span class="spoken">Remove the filter </span>${label}:&nbsp;<bdi>${value}</bdi
              ><span aria-hidden="true">×</span></a
            > `,
        )}
        ${chips.length > 1 ? html`<a href="${all}">Clear all</a>` : ''}
      </nav>`;
