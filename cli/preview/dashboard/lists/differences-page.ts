import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import { emptyList } from '../../own-pages/empty-list.ts';
import { type Html, ownPage } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { type DifferingPage, differingPages } from './differing-pages.ts';
import { pageOfRows, pagers } from './paging.ts';
import { rowsTable } from './rows-table.ts';
import { changedOn } from '../entry-row.ts';
import { typed } from '../row.ts';
import { verdictMark } from '../publishing-rows.ts';

export const differencesPath = 'differences';

/** The pages that differ from the published site. Each links to its marked blocks. */
export function differencesPage(page: number, site: PreviewSite): Html {
  const { basePath } = site;
  const differing = differingPages(site);
  const turn = pagers({ basePath, path: differencesPath, page, rows: differing.length });
  return ownPage(
    {
      basePath,
      title: 'Unpublished changes',
      width: 'wide',
      nav: previewNav(site, `/preview/${differencesPath}`),
    },
    differing.length === 0
      ? emptyList({
          text: 'Pages that differ from what readers see appear here. Every page is as it is published.',
          href: basePath,
          link: 'Open the site',
          isGood: true,
        })
      : html`<p class="lead">Pages that differ from what readers see. A page marks its changed blocks.</p>
          <div class="above">
            <p id="shown">${count(differing.length, 'page')}</p>
            ${turn.above}
          </div>
          ${differingTable(pageOfRows(differing, page))} ${turn.below}`,
  );
}

const differingTable = (pages: readonly DifferingPage[]): Html =>
  rowsTable<DifferingPage>({
    name: 'differences',
    columns: [
      {
        name: 'title',
        title: 'Page',
        cell: ({ href, title }) => html`<a href="${href}">${typed(title)}</a>`,
      },
      {
        name: 'state',
        title: 'State',
        cell: ({ change }) => html`<span class="badge ${marks[change]}">${change}</span>`,
      },
      {
        name: 'what',
        title: 'Changes',
        cell: ({ change, places }) => (change === 'edited' ? count(places, 'change') : sentences[change]),
      },
      {
        name: 'publish',
        title: 'If published now',
        cell: ({ verdict }) => (verdict === undefined ? '' : verdictMark(verdict)),
      },
      { name: 'who', title: 'Changed by', cell: ({ who }) => (who === undefined ? '' : typed(who)) },
      {
        name: 'date',
        title: 'Date',
        cell: ({ updatedAt }) => (updatedAt === undefined ? '' : changedOn(updatedAt)),
      },
    ],
    groups: [{ rows: pages }],
  });

/** The CSS classes of marks for each kind of difference. */
const marks = { new: 'good', edited: 'warn', gone: 'error' } as const;

const sentences = {
  new: 'not published yet',
  gone: 'not in the draft',
} as const;
