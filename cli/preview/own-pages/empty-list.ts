import { html } from 'hono/html';
import { icon } from './icon.ts';
import type { Html } from './own-page.ts';

export interface EmptyList {
  /** A sentence that says what would stand here, or why nothing does. */
  readonly text: string;
  readonly href: string;
  /** The words of the link. */
  readonly link: string;
  /** Whether an empty list means that all is well. */
  readonly isGood?: boolean | undefined;
}

/** In place of an empty list: an icon, a sentence and a link. */
export const emptyList = ({ text, href, link, isGood = false }: EmptyList): Html =>
  html`<div class="nothing empty-list ${isGood ? 'good' : ''}">
    ${icon(isGood ? 'good' : 'empty')}
    <p>${text}</p>
    <a class="button" href="${href}">${link}</a>
  </div>`;
