import { html } from 'hono/html';
import type { Html } from './own-page.ts';

/** The shapes of icons on a ground of 24 by 24. Source: Lucide, ISC licence. */
const shapes = {
  openPage: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  edit: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  empty:
    'M22 12h-6l-2 3h-4l-2-3H2M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
  done: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M8 12l3 3 5-6',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
} as const;

/** An icon in the colour of the text. It is hidden from screen readers. */
export const icon = (name: keyof typeof shapes): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${shapes[name]}" /></svg>`;

interface IconLink {
  readonly href: string;
  readonly shape: keyof typeof shapes;
  /** What it does. Shown as a tooltip. */
  readonly label: string;
  /** What it does that to, for screen readers. */
  readonly of: string;
}

/** A link that shows only an icon. */
export const iconLink = ({ href, shape, label, of }: IconLink): Html =>
  html`<a class="act" href="${href}" rel="noopener" title="${label}"
    >${icon(shape)}<span class="spoken">${label}: ${of}</span></a
  >`;
