import { html } from 'hono/html';
import { type EmptyList, emptyList } from '../../own-pages/empty-list.ts';
import { listTabs } from '../../own-pages/list-tabs.ts';
import { type Html, under } from '../../own-pages/own-page.ts';
import { pageOfRows, pagers } from './paging.ts';

/** A part of a list, with its own URL. */
export interface ListTab<Row> {
  /** The path of its list below `/preview/`. */
  readonly path: string;
  readonly label: string;
  readonly includes: (row: Row) => boolean;
  /** Shown if it has no rows. */
  readonly whenEmpty: Pick<EmptyList, 'text' | 'isGood'>;
}

interface TabbedList<Row> {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly tabs: readonly ListTab<Row>[];
  readonly tab: ListTab<Row>;
  /** The page of the tab. The first is 1. */
  readonly page: number;
  /** The rows of all tabs. */
  readonly rows: readonly Row[];
  readonly table: (rows: readonly Row[]) => Html;
  readonly basePath: string;
}

/** The tabs of a list, and one page of the rows of a tab as a table. */
export function tabbedList<Row>({ label, tabs, tab, page, rows, table, basePath }: TabbedList<Row>): Html {
  const hrefOf = ({ path }: ListTab<Row>): string => under(basePath, `/preview/${path}`);
  const shown = rows.filter(tab.includes);
  const turn = pagers({ basePath, path: tab.path, page, rows: shown.length });
  const all = tabs.find(({ includes }) => rows.every(includes)) ?? tab;
  return html`<div class="above">
      ${listTabs(
        label,
        tabs.map((each) => ({
          href: hrefOf(each),
          label: each.label,
          number: rows.filter(each.includes).length,
          isCurrent: each === tab,
        })),
      )}
      ${turn.above}
    </div>
    ${
      shown.length === 0
        ? emptyList({ ...tab.whenEmpty, href: hrefOf(all), link: 'Show all' })
        : table(pageOfRows(shown, page))
    }
    ${turn.below}`;
}
