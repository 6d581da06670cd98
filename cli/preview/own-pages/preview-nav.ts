import { html } from 'hono/html';
import { type Html, under } from './own-page.ts';

interface NavSite {
  readonly basePath: string;
  /** True if the preview is written as files, without services. */
  readonly isStatic: boolean;
  /** The published site; absent without one to compare with. */
  readonly published?: unknown;
}

interface Place {
  readonly path: string;
  readonly label: string;
  /** It is left out of a preview that is written as files. */
  readonly isLive?: true;
  /** It needs published content. */
  readonly compares?: true;
  /** Paths of pages that belong to it. */
  readonly below?: RegExp;
}

/** The preview's pages below `/preview`, in the order of the navigation. */
const places: readonly Place[] = [
  { path: '/preview', label: 'Dashboard' },
  { path: '/preview/findings', label: 'Findings', below: /^\/preview\/rules\// },
  { path: '/preview/entries', label: 'Entries', below: /^\/preview\/(?:entry\/|entries\/|unreachable$)/ },
  { path: '/preview/changes', label: 'Last changes' },
  { path: '/preview/differences', label: 'Unpublished changes', compares: true },
  { path: '/preview/publishing', label: 'If published now', compares: true },
  { path: '/preview/queries', label: 'Search tests' },
  { path: '/preview/theme', label: 'Theme', isLive: true },
  { path: '/preview/readers', label: 'Readers', isLive: true },
  { path: '/preview/faults', label: 'Simulate failures', isLive: true },
];

/** The navigation between the preview's pages and to the site. `current` is the path of the page. */
export const previewNav = ({ basePath, isStatic, published }: NavSite, current = ''): Html =>
  html`<header class="top">
    <span class="badge info">Preview</span>
    <nav aria-label="The preview">
      ${places
        .filter(({ isLive, compares }) => !(isLive && isStatic) && (!compares || published))
        .map(
          ({ path, label, below }) =>
            html`<a
              href="${under(basePath, path)}"
              ${path === current ? html`aria-current="page"` : below?.test(current) ? html`aria-current="true"` : ''}
              >${label}</a
            > `,
        )}<a href="${basePath}">Open the site</a>
    </nav>
  </header>`;
