import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import { type Html, under } from '../own-pages/own-page.ts';

export interface Row {
  /** ISO 8601. Of several events that of the newest. */
  readonly sentAt: string;
  readonly main: Html;
  readonly detail?: Html | string;
  /** The raw text below it. */
  readonly raw?: readonly string[];
}

/** A row of a list: text, details and time. */
export const row = ({ sentAt, main, detail, raw = [] }: Row): Html =>
  html`<li>
    <p class="main">${main}</p>
    <p class="detail">
      ${detail === undefined ? '' : html`${detail} · `}<time datetime="${sentAt}">${timeOf(sentAt)}</time>
    </p>
    ${raw.map((each) => html`<code>${typed(each)}</code>`)}
  </li>`;

/** Text that anyone may have written: its direction follows its letters, and it is cut if too long. */
export const typed = (text: string): Html => html`<bdi>${text.trim() === '' ? '(nothing)' : cut(text)}</bdi>`;

/** The URL of a search. */
export const searchHref = (query: string, basePath: string): string =>
  under(basePath, `${pages.search}?${new URLSearchParams({ q: query })}`);

const maxCharacters = 300;

const cut = (text: string): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters).toWellFormed()}…`;

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** `12:47 PM`; of another day than today `Mar 8, 2026, 12:47 PM`. */
function timeOf(sentAt: string): string {
  const at = new Date(sentAt);
  return day.format(at) === day.format(new Date())
    ? time.format(at)
    : `${day.format(at)}, ${time.format(at)}`;
}
