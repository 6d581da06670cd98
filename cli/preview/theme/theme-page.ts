import { html } from 'hono/html';
import { derivePalettes } from '../../../pipeline/theme/derive-palettes.ts';
import { contrastOf } from '../../../pipeline/theme/colour.ts';
import { pairs } from '../../../pipeline/theme/pairs.ts';
import { type Palette, schemes, type Scheme } from '../../../pipeline/theme/palette.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';

/** How many pages are shown. */
const framed = 20;

/** The colours of each scheme with their contrast, and pages of every kind in it. */
export function themePage(site: PreviewSite): Html {
  const { basePath, graph } = site;
  const { theme } = graph.config;
  const palettes = derivePalettes(theme?.colors ?? {});
  const shown = theme === undefined || theme.scheme === 'auto' ? schemes : [theme.scheme];
  return ownPage(
    { title: 'Theme', basePath, width: 'wide', nav: previewNav(site, '/preview/theme') },
    html`<p class="lead">
        Everything that "theme" in the configuration changes. This page and the pages below follow it while
        you edit.
      </p>
      ${shown.map(
        (scheme) =>
          html`<section class="box theme ${scheme}" aria-labelledby="${scheme}">
            <h2 id="${scheme}">${names[scheme]}</h2>
            <ul class="swatches">
              ${swatches(palettes[scheme])}
            </ul>
            <ul class="frames">
              ${examplesOf(site).map((url) => frame(under(basePath, url), url))}
            </ul>
          </section>`,
      )}`,
  );
}

const names: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };

/** Each pair of text and ground as it looks, with its contrast. */
const swatches = (palette: Palette): readonly Html[] =>
  pairs.map(({ front, ground }) => {
    const contrast = Math.floor(contrastOf(palette[front], palette[ground]) * 10) / 10;
    return html`<li>
      <svg viewBox="0 0 96 48" role="img" aria-label="${front} on ${ground}">
        <rect width="96" height="48" fill="${palette[ground]}" />
        <text x="48" y="32" text-anchor="middle" font-size="24" fill="${palette[front]}">Aa</text>
      </svg>
      <span>${front} on ${ground}</span>
      <span class="number">${contrast}:1</span>
    </li> `;
  });

const frame = (address: string, url: string): Html =>
  html`<li>
    <a href="${address}">${url}</a>
    <iframe src="${address}" title="${url}" loading="lazy"></iframe>
  </li> `;

/** The home page, a page of each kind, the search and a page that is not there. */
function examplesOf({ routes }: PreviewSite): readonly string[] {
  const articles = [...routes].filter((url) => url.split('/').length > 2);
  const kinds = new Map(articles.map((url) => [url.split('/')[1], url]));
  return ['/', ...[...kinds.values()].slice(0, framed), '/search', '/no-such-page'];
}
