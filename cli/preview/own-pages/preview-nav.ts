import { html } from 'hono/html';
import { type Html, under } from './own-page.ts';

interface NavSite {
  readonly basePath: string;
  /** True if the preview is written as files, without services. */
  readonly isStatic: boolean;
  /** The published site; absent without one to compare with. */
  readonly published?: unknown;
}

/** The preview's pages below `/preview`, in the order of the navigation. */
const places: readonly { readonly path: string; readonly label: string; readonly isLive?: true }[] = [
  { path: '/preview', label: 'Dashboard' },
  { path: '/preview/findings', label: 'Findings' },
  { path: '/preview/entries', label: 'Entries' },
  { path: '/preview/changes', label: 'Last changes' },
  { path: '/preview/differences', label: 'Unpublished changes' },
  { path: '/preview/queries', label: 'Search tests' },
  { path: '/preview/theme', label: 'Theme', isLive: true },
  { path: '/preview/readers', label: 'Readers', isLive: true },
  { path: '/preview/faults', label: 'Simulate failures', isLive: true },
];

/** The navigation between the preview's pages and to the site. `current` is the path of the page. */
export const previewNav = ({ basePath, isStatic, published }: NavSite, current?: string): Html =>
  html`<header class="top">
    <span class="badge info">Preview</span>
    <nav aria-label="The preview">
      ${places
        .filter(({ path, isLive }) => !(isLive && isStatic) && (path !== '/preview/differences' || published))
        .map(
          ({ path, label }) =>
            html`<a href="${under(basePath, path)}" ${path === current ? html`aria-current="page"` : ''}
              >${label}</a
            > `,
        )}<a href="${basePath}">Open the site</a>
    </nav>
  </header>`;
