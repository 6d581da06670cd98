import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import { type Html, ownPage } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { entryRow, type RowSite } from '../entry-row.ts';
import { pageOfRows, pagers } from './paging.ts';
import type { EntryList } from './space-lists.ts';

/** One page of a list of entries. */
export function entriesPage(
  { path, title, entries }: EntryList,
  page: number,
  site: RowSite & Pick<PreviewSite, 'isStatic'>,
): Html {
  const turn = pagers({ basePath: site.basePath, path, page, rows: entries.length });
  return ownPage(
    { basePath: site.basePath, title, width: 'wide', nav: previewNav(site, `/preview/${path}`) },
    entries.length === 0
      ? html`<p class="lead">There is none.</p>`
      : html`<p class="lead">${count(entries.length, 'entry', 'entries')}.</p>
          ${turn.above}
          <ol class="list" role="list">
            ${pageOfRows(entries, page).map((entry) => entryRow(entry, site))}
          </ol>
          ${turn.below}`,
  );
}
