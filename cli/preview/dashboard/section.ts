import { html } from 'hono/html';
import type { Html } from '../own-pages/own-page.ts';

interface Section {
  /** Also its URL fragment. */
  readonly id: string;
  readonly title: string;
  readonly note?: Html | string;
}

/** A box with a heading. */
export const section = ({ id, title, note }: Section, content: Html): Html =>
  html`<section class="box">
    <h2 id="${id}">${title}</h2>
    ${note === undefined ? '' : html`<p>${note}</p>`} ${content}
  </section>`;

/** Shorter lists do not scroll. */
const maxWhole = 12;

/** A long list scrolls within its box, also by keyboard. */
export const scrolledList = (label: string, rows: readonly Html[], empty: Html | string = ''): Html =>
  rows.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<div
        class="scrolled"
        role="region"
        aria-label="${label}"
        ${rows.length > maxWhole ? html`tabindex="0"` : ''}
      >
        <ol class="list" role="list">
          ${rows}
        </ol>
      </div>`;
