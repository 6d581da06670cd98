import { html } from 'hono/html';
import { type Html, under } from './own-page.ts';

interface NavSite {
  readonly basePath: string;
  /** Written as files: nobody sends anything there. */
  readonly isStatic: boolean;
}

/** Where the preview's own pages are, below `/preview`, in the order in which they are named. */
const places: readonly { readonly path: string; readonly label: string; readonly isLive?: true }[] = [
  { path: '/preview', label: 'Dashboard' },
  { path: '/preview/findings', label: 'Findings' },
  { path: '/preview/entries', label: 'Entries' },
  { path: '/preview/changes', label: 'Last changes' },
  { path: '/preview/queries', label: 'Golden queries' },
  { path: '/preview/readers', label: 'Readers', isLive: true },
  { path: '/preview/faults', label: 'Faults to type', isLive: true },
];

/** The way between the preview's own pages, and to the site. `current`: the path of the page itself. */
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
