import { html, raw } from 'hono/html';
import { drawn, pencilShape } from '../../reporters/html/icons.ts';
import type { Html } from './own-page.ts';

/** The shapes of icons on a ground of 24 by 24. Source: Lucide, ISC licence. */
const shapes = {
  openPage: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  edit: pencilShape,
  good: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12',
  menu: 'M4 6h16M4 12h16M4 18h16',
  dashboard: 'M3 3h7v9H3zM14 3h7v5h-7zM14 12h7v9h-7zM3 16h7v5H3z',
  entries: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M10 9H8M16 13H8M16 17H8',
  changes: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
  differences:
    'M13 6h3a2 2 0 0 1 2 2v7M11 18H8a2 2 0 0 1-2-2V9M15 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  publishing: 'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  findings: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01',
  rules: 'M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4',
  queries: 'M8 11l2 2 4-4M21 21l-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  readers:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  theme:
    'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13.5 6.5h.01M17.5 10.5h.01M6.5 12.5h.01M8.5 7.5h.01',
  failures:
    'M4 14a1 1 0 0 1-.78-1.63l9.9-10.2a.5.5 0 0 1 .86.46l-1.92 6.02A1 1 0 0 0 13 10h7a1 1 0 0 1 .78 1.63l-9.9 10.2a.5.5 0 0 1-.86-.46l1.92-6.02A1 1 0 0 0 11 14z',
  empty:
    'M22 12h-6l-2 3h-4l-2-3H2M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
} as const;

export type IconName = keyof typeof shapes;

/** An icon in the colour of the text. It is hidden from screen readers. */
export const icon = (name: IconName): Html => html`${raw(drawn(shapes[name], `icon-${name}`).html)}`;

interface IconLink {
  readonly href: string;
  readonly shape: IconName;
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
