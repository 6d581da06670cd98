import { html } from 'hono/html';
import { icon } from './icon.ts';
import type { Html } from './own-page.ts';

interface EmptyList {
  /** Nothing has to be done. */
  readonly isGood?: boolean;
  /** A sentence that says what would stand here, or why nothing does. */
  readonly text: string;
  readonly href: string;
  /** The words of the link. */
  readonly link: string;
}

/** In place of an empty list: an icon, a sentence and a link. */
export const emptyList = ({ isGood = false, text, href, link }: EmptyList): Html =>
  html`<div class="nothing empty-list">
    ${icon(isGood ? 'good' : 'empty')}
    <p>${text}</p>
    <a class="button" href="${href}">${link}</a>
  </div>`;
