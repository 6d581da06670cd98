import { html } from 'hono/html';
import type { Html } from '../own-pages/own-page.ts';

export interface Row {
  /** ISO 8601; absent where a row stands for several. */
  readonly sentAt?: string;
  readonly main: Html;
  readonly detail: Html | string;
  /** Below it, as it came. */
  readonly raw?: readonly string[];
}

/** A line of a list: what was sent, more about it, and when. */
export const row = ({ sentAt, main, detail, raw = [] }: Row): Html =>
  html`<li>
    <p class="main">${main}</p>
    <p class="detail">
      ${detail}${sentAt === undefined ? '' : html` · <time datetime="${sentAt}">${timeOf(sentAt)}</time>`}
    </p>
    ${raw.map((each) => html`<code>${typed(each)}</code>`)}
  </li>`;

/** What is read here is written by anyone: in which direction, its own letters say; too long to be read, it is cut. */
export const typed = (text: string): Html => html`<bdi>${text.trim() === '' ? '(nothing)' : cut(text)}</bdi>`;

const maxCharacters = 300;

const cut = (text: string): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters).toWellFormed()}…`;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const timeOf = (sentAt: string): string => format.format(new Date(sentAt));
