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

/** Pages of every kind in a scheme, and its colours with their contrast. `asked` is a scheme, or anything else for the first. */
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
      ${
        offered.length > 1
          ? listTabs(
              'Colour scheme',
              schemes.map((each) => ({
                href: `${under(basePath, themePath)}?scheme=${each}`,
                label: names[each],
                isCurrent: each === scheme,
              })),
            )
          : ''
      }
      <section class="theme ${scheme}" aria-labelledby="pages">
        <h2 id="pages">Pages</h2>
        <ul class="frames" role="list">
          ${examplesOf(site).map(({ url, title }) => frame(under(basePath, url), title))}
        </ul>
      </section>
      <section class="theme" aria-labelledby="colours">
        <h2 id="colours">Colours</h2>
        ${swatches(derivePalettes(theme?.colors ?? {})[scheme])}
      </section>`,
  );
}

const names: Readonly<Record<Scheme, string>> = { light: 'Light', dark: 'Dark' };

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
