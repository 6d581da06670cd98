import { html } from 'hono/html';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { withoutMarks } from '../../../schemas/preview/page-preview.ts';
import { pages } from '../../../schemas/urls.ts';
import { derivePalettes } from '../../../pipeline/theme/derive-palettes.ts';
import { contrastOf } from '../../../pipeline/theme/colour.ts';
import { pairs } from '../../../pipeline/theme/pairs.ts';
import { type Palette, schemes, type Scheme } from '../../../pipeline/theme/palette.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';

export const themePath = '/preview/theme';

/** How many kinds of pages are shown. */
const framed = 20;

/** The colours of a scheme with their contrast, and pages of every kind in it. `asked` is a scheme, or anything else for the first. */
export function themePage(site: PreviewSite, asked?: string): Html {
  const { basePath, graph } = site;
  const { theme } = graph.config;
  const offered = theme === undefined || theme.scheme === 'auto' ? schemes : [theme.scheme];
  const scheme = offered.find((each) => each === asked) ?? offered[0] ?? 'light';
  return ownPage(
    { title: 'Theme', basePath, width: 'wide', nav: previewNav(site, themePath) },
    html`<p class="lead">
        Everything that "theme" in the configuration changes. This page and the pages below follow it while
        you edit.
      </p>
      ${offered.length > 1 ? schemeTabs(scheme, basePath) : ''}
      <section class="box theme ${scheme}" aria-labelledby="colours">
        <h2 id="colours">Colours</h2>
        <ul class="swatches" role="list">
          ${swatches(derivePalettes(theme?.colors ?? {})[scheme])}
        </ul>
      </section>
      <section class="theme ${scheme}" aria-labelledby="pages">
        <h2 id="pages">Pages</h2>
        <ul class="frames" role="list">
          ${examplesOf(site).map(({ url, title }) => frame(under(basePath, url), title))}
        </ul>
      </section>`,
  );
}

const names: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };

const schemeTabs = (shown: Scheme, basePath: string): Html =>
  html`<nav class="tabs" aria-label="Colour scheme">
    ${schemes.map(
      (scheme) =>
        html`<a
          class="button"
          href="${under(basePath, themePath)}?scheme=${scheme}"
          ${scheme === shown ? html`aria-current="true"` : ''}
          >${names[scheme]}</a
        > `,
    )}
  </nav>`;

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

/** A page made smaller, as readers see it. */
const frame = (address: string, title: string): Html =>
  html`<li>
    <a href="${address}">${title}</a>
    <div inert><iframe src="${address}?${withoutMarks}" title="${title}" loading="lazy"></iframe></div>
  </li> `;

interface Example {
  readonly url: string;
  readonly title: string;
}

/** The home page, a page of each kind, the search and a page that is not there. */
function examplesOf({ routes, graph }: PreviewSite): readonly Example[] {
  const articles = [...routes].filter((url) => url.split('/').length > 2);
  const kinds = new Map(articles.map((url) => [url.split('/')[1], url]));
  const titled = [pages.home, ...[...kinds.values()].slice(0, framed)].map((url) => ({
    url,
    title: pageTitle(url as RoutePath, graph), // URLs of the site's routes
  }));
  return [
    ...titled,
    { url: pages.search, title: 'Search page' },
    { url: '/no-such-page', title: 'Page not found' },
  ];
}
