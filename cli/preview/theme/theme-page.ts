import { html } from 'hono/html';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { withoutMarks } from '../../../schemas/preview/page-preview.ts';
import { pages } from '../../../schemas/urls.ts';
import { derivePalettes } from '../../../pipeline/theme/derive-palettes.ts';
import { schemes, type Scheme } from '../../../pipeline/theme/palette.ts';
import { listTabs } from '../own-pages/list-tabs.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';
import { swatches } from './swatches.ts';

export const themePath = '/preview/theme';

/** How many kinds of pages are shown. */
const framed = 20;

/** The parts of the page, as its address names them. */
const views = ['pages', 'colours'] as const;

interface Asked {
  /** A part, or anything else for the first. */
  readonly view?: string | undefined;
  /** A scheme, or anything else for that of the system. */
  readonly scheme?: string | undefined;
}

/** Pages of every kind, or the colours with their contrast, in a scheme. */
export function themePage(site: PreviewSite, asked: Asked): Html {
  const { basePath, graph } = site;
  const { theme } = graph.config;
  const offered = theme === undefined || theme.scheme === 'auto' ? schemes : [theme.scheme];
  const scheme = schemes.find((each) => each === asked.scheme) ?? 'system';
  const shown = scheme === 'system' ? offered : [scheme];
  const view = views.find((each) => each === asked.view) ?? 'pages';
  const hrefOf = (chosen: Asked): string =>
    `${under(basePath, themePath)}?${new URLSearchParams({ view, scheme, ...chosen })}`;
  const tabs = (label: string, name: keyof Asked, keys: readonly (keyof typeof names)[]): Html =>
    listTabs(
      label,
      keys.map((key) => ({
        href: hrefOf({ [name]: key }),
        label: names[key],
        isCurrent: key === view || key === scheme,
      })),
    );
  return ownPage(
    { title: 'Theme', basePath, width: 'wide', nav: previewNav(site, themePath) },
    html`<p class="lead">
        Everything that "theme" in the configuration changes. This page and the pages below follow it while
        you edit.
      </p>
      <div class="above">
        ${tabs('Part of the theme', 'view', views)}
        ${offered.length === 1 ? '' : tabs('Colour scheme', 'scheme', ['system', ...schemes])}
      </div>
      <h2 class="spoken">${names[view]}</h2>
      ${
        view === 'pages'
          ? html`<ul class="frames ${offered.length === 1 ? offered[0] : scheme}" role="list">
              ${examplesOf(site).map(({ url, title }) => frame(under(basePath, url), title))}
            </ul>`
          : shown.map(
              (each) =>
                html`<div class="${shown.length > 1 ? `if-${each}` : ''}">
                  ${swatches(derivePalettes(theme?.colors ?? {})[each])}
                </div>`,
            )
      }`,
  );
}

const names: Readonly<Record<Scheme | 'system' | (typeof views)[number], string>> = {
  pages: 'Pages',
  colours: 'Colours',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

/** A page made smaller, as readers see it. */
const frame = (address: string, title: string): Html =>
  html`<li>
    <a href="${address}">${title}</a>
    <div inert>
      <iframe
        src="${address}${address.includes('?') ? '&' : '?'}${withoutMarks}"
        title="${title}"
        loading="lazy"
      ></iframe>
    </div>
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
