import { html } from 'hono/html';
import type { Html } from '../own-pages/own-page.ts';

export interface Row {
  /** ISO 8601. Absent if a row stands for several events. */
  readonly sentAt?: string;
  readonly main: Html;
  readonly detail: Html | string;
  /** The raw text below it. */
  readonly raw?: readonly string[];
}

/** A row of a list: text, details and time. */
export const row = ({ sentAt, main, detail, raw = [] }: Row): Html =>
  html`<li>
    <p class="main">${main}</p>
    <p class="detail">
      ${detail}${sentAt === undefined ? '' : html` · <time datetime="${sentAt}">${timeOf(sentAt)}</time>`}
    </p>
    ${raw.map((each) => html`<code>${typed(each)}</code>`)}
  </li>`;

/** Text that anyone may have written: its direction follows its letters, and it is cut if too long. */
export const typed = (text: string): Html => html`<bdi>${text.trim() === '' ? '(nothing)' : cut(text)}</bdi>`;

const maxCharacters = 300;

const cut = (text: string): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters).toWellFormed()}…`;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const timeOf = (sentAt: string): string => format.format(new Date(sentAt));
