import { html } from 'hono/html';
import { type Html, under } from './own-page.ts';

interface NavSite {
  readonly basePath: string;
  /** True if the preview is written as files, without services. */
  readonly isStatic: boolean;
}

/** The preview's pages below `/preview`, in the order of the navigation. */
const places: readonly { readonly path: string; readonly label: string; readonly isLive?: true }[] = [
  { path: '/preview', label: 'Dashboard' },
  { path: '/preview/findings', label: 'Findings' },
  { path: '/preview/entries', label: 'Entries' },
  { path: '/preview/changes', label: 'Last changes' },
  { path: '/preview/queries', label: 'Search tests' },
  { path: '/preview/theme', label: 'Theme', isLive: true },
  { path: '/preview/readers', label: 'Readers', isLive: true },
  { path: '/preview/faults', label: 'Simulate failures', isLive: true },
];

/** The navigation between the preview's pages and to the site. `current` is the path of the page. */
export const previewNav = ({ basePath, isStatic }: NavSite, current?: string): Html =>
  html`<nav aria-label="The preview">
    <a href="${basePath}">Open the site</a>
    ${places
      .filter(({ isLive }) => !(isLive && isStatic))
      .map(
        ({ path, label }) =>
          html`<a href="${under(basePath, path)}" ${path === current ? html`aria-current="page"` : ''}
            >${label}</a
          > `,
      )}
  </nav>`;
