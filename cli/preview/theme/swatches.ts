import { html } from 'hono/html';
import { contrastOf } from '../../../pipeline/theme/colour.ts';
import { type Pair, pairs } from '../../../pipeline/theme/pairs.ts';
import type { Palette, PaletteName } from '../../../pipeline/theme/palette.ts';
import type { Html } from '../own-pages/own-page.ts';

/** What readers call the backgrounds. */
const surfaces: Readonly<Record<string, readonly PaletteName[]>> = {
  Page: ['surface'],
  Cards: ['surfaceRaised'],
  'Sunken areas': ['surfaceSunken'],
  'Under the pointer': ['surfaceHover'],
  Buttons: ['primary', 'primaryHover'],
  'Chosen items': ['primarySoft'],
  'Head of the home page': ['heroFrom', 'heroTo'],
  'Marked words': ['mark'],
  'Information boxes': ['infoSoft'],
  'Note boxes': ['noteSoft'],
  'Success boxes': ['goodSoft'],
  'Warning boxes': ['dangerSoft'],
  'Pro labels': ['proSoft'],
  'Quiet labels': ['quietSoft'],
};

/** Each pair of text and background as it looks, by background, with its contrast. */
export const swatches = (palette: Palette): Html =>
  html`<div class="surfaces">
    ${Object.entries(surfaces).map(
      ([title, grounds]) =>
        html`<section class="box">
          <h3>${title}</h3>
          <ul class="swatches" role="list">
            ${pairs.filter(({ ground }) => grounds.includes(ground)).map((pair) => swatch(pair, palette))}
          </ul>
        </section>`,
    )}
  </div>`;

const swatch = ({ front, ground, ratio }: Pair, palette: Palette): Html =>
  html`<li>
    <svg viewBox="0 0 40 28" role="img" aria-label="${front} on ${ground}">
      <rect width="40" height="28" fill="${palette[ground]}" />
      <text x="20" y="19.5" text-anchor="middle" font-size="16" fill="${palette[front]}">Aa</text>
    </svg>
    <span
      >${front} <span class="quiet">on ${ground}</span>
      <code>${palette[front]} on ${palette[ground]}</code></span
    >
    ${contrastMark(contrastOf(palette[front], palette[ground]), ratio)}
  </li>`;

/** A contrast, and whether it is enough. */
function contrastMark(contrast: number, needed: number): Html {
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return contrast >= needed
    ? html`<span class="number"
        >${shown} <span aria-hidden="true">✓</span><span class="spoken">to 1, enough</span></span
      >`
    : html`<span class="badge error"
        >${shown} <span aria-hidden="true">✗</span><span class="spoken">to 1,</span> needs ${needed}</span
      >`;
}
