import { html } from 'hono/html';
import { type Html, under } from '../../own-pages/own-page.ts';

/** The rows of a page. */
const rowsOfAPage = 200;

/** The number of pages of a list, at least one. */
export const pagesFor = (rows: number): number => Math.max(1, Math.ceil(rows / rowsOfAPage));

/** The rows of a page; pages count from 1. */
export const pageOfRows = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice((page - 1) * rowsOfAPage, page * rowsOfAPage);

/** The path of a page. The first page has the list's own path, also as a file. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/more/${page}`);

interface Paged {
  readonly basePath: string;
  /** The path of the list below `/preview/`. */
  readonly path: string;
  readonly page: number;
  readonly rows: number;
}

/** The links to the other pages of a list. */
export const pagers = (paged: Paged): Readonly<Record<'above' | 'below', Html | string>> => ({
  above: pager(paged, 'Pages of this list'),
  below: pager(paged, 'Pages of this list, below it'),
});

/** The range of rows and the links to other pages. Empty if there is one page. */
function pager({ basePath, path, page, rows }: Paged, label: string): Html | string {
  const pages = pagesFor(rows);
  if (pages === 1) return '';
  const to = (other: number) => under(basePath, `/preview/${pagePath(path, other)}`);
  const first = (page - 1) * rowsOfAPage + 1;
  const last = Math.min(page * rowsOfAPage, rows);
  return html`<nav class="pager" aria-label="${label}">
    <span
      >${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of
      ${rows.toLocaleString('en-US')}</span
    >
    ${page > 1 ? html`<a rel="prev" href="${to(page - 1)}">Previous</a>` : ''}
    ${page < pages ? html`<a rel="next" href="${to(page + 1)}">Next</a>` : ''}
    ${pages > 2 ? html`<a href="${to(page === pages ? 1 : pages)}">${page === pages ? 'First' : 'Last'}</a>` : ''}
  </nav>`;
}
