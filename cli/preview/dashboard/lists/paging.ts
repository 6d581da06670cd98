import { html } from 'hono/html';
import { type Html, under } from '../../own-pages/own-page.ts';

/** The findings of a page. */
export const rowsOfAPage = 200;

/** The rows of a page of any other list. */
const listRows = 50;

/** The index of the first row of a page; pages count from 1. */
export const firstRow = (page: number, size = rowsOfAPage): number => (page - 1) * size;

/** The number of pages of findings, at least one. */
export const pagesFor = (rows: number, size = rowsOfAPage): number => Math.max(1, Math.ceil(rows / size));

/** The number of pages of any other list, at least one. */
export const listPagesFor = (rows: number): number => pagesFor(rows, listRows);

/** The rows of a page of a list; pages count from 1. */
export const pageOfRows = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice(firstRow(page, listRows), firstRow(page + 1, listRows));

/** The path of a page. The first page has the list's own path, also as a file. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/more/${page}`);

interface Rows {
  readonly page: number;
  readonly rows: number;
  /** The rows of a page. */
  readonly size?: number;
}

interface Paged extends Rows {
  readonly basePath: string;
  /** The path of the list below `/preview/`. */
  readonly path: string;
  /** The query of its address, with the question mark. */
  readonly query?: string;
}

/** The links to the other pages of a list. */
export const pagers = ({ basePath, path, query = '', ...rows }: Paged): Pagers =>
  pagersTo({
    ...rows,
    size: listRows,
    to: (page) => under(basePath, `/preview/${pagePath(path, page)}${query}`),
  });

type Pagers = Readonly<Record<'above' | 'below', Html | string>>;

interface PagedTo extends Rows {
  /** The URL of another page. */
  readonly to: (page: number) => string;
}

/** The same for pages with any address. */
export const pagersTo = (paged: PagedTo): Pagers => ({
  above: pager(paged, 'Pages of this list'),
  below: pager(paged, 'Pages of this list, below it'),
});

/** The range of rows and the links to other pages. Empty if there is one page. */
function pager({ to, page, rows, size = rowsOfAPage }: PagedTo, label: string): Html | string {
  const pages = pagesFor(rows, size);
  if (pages === 1) return '';
  const first = firstRow(page, size) + 1;
  const last = Math.min(page * size, rows);
  return html`<nav class="pager" aria-label="${label}">
    <span
      >${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of
      ${rows.toLocaleString('en-US')}</span
    >
    ${page > 1 ? html`<a class="button" rel="prev" href="${to(page - 1)}">Previous</a>` : ''}
    ${page < pages ? html`<a class="button" rel="next" href="${to(page + 1)}">Next</a>` : ''}
    ${pages > 2 ? html`<a class="button" href="${to(page === pages ? 1 : pages)}">${page === pages ? 'First' : 'Last'}</a>` : ''}
  </nav>`;
}
