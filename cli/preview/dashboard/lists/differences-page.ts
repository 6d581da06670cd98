import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import { emptyList } from '../../own-pages/empty-list.ts';
import { iconLink } from '../../own-pages/icon.ts';
import { type Html, ownPage } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { type DifferingPage, differingPages } from './differing-pages.ts';
import { actions, rowsTable } from './rows-table.ts';
import { type ListTab, tabbedList } from './tabbed-list.ts';
import { verdictTabs } from './verdict-tabs.ts';
import { changedOn } from '../entry-row.ts';
import { typed } from '../row.ts';
import { verdictMark } from '../publishing-rows.ts';

export const differencesPath = 'differences';

const whenEmpty = { text: 'No page has this result.' };

/** The lists of pages that differ from the published site. */
export const differingTabs: readonly ListTab<DifferingPage>[] = [
  ...verdictTabs<DifferingPage>(differencesPath, whenEmpty),
  {
    path: `${differencesPath}/removed`,
    label: 'Removed',
    includes: ({ change }) => change === 'gone',
    whenEmpty,
  },
];

/** The pages that differ from the published site. Each links to its marked blocks. */
export function differencesPage(
  { tab, page }: { readonly tab: ListTab<DifferingPage>; readonly page: number },
  site: PreviewSite,
): Html {
  const { basePath } = site;
  const differing = differingPages(site);
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
          ${tabbedList({
            label: 'Pages by what publishing brings',
            tabs: differingTabs,
            tab,
            page,
            rows: differing,
            table: differingTable,
            basePath,
          })}`,
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
      { name: 'state', title: 'Changes', cell: changesOf },
      {
        name: 'publish',
        title: 'If published now',
        cell: ({ verdict }) => (verdict === undefined ? noVerdict : verdictMark(verdict)),
      },
      { name: 'who', title: 'Changed by', cell: ({ who }) => (who === undefined ? '' : typed(who)) },
      {
        name: 'date',
        title: 'Date',
        cell: ({ updatedAt }) => (updatedAt === undefined ? '' : changedOn(updatedAt)),
      },
      { name: 'acts', title: actions, cell: actionsOf },
    ],
    groups: [{ rows: pages }],
  });

const noVerdict = html`<span class="none" aria-hidden="true">—</span
  ><span class="spoken">No entry of the page is unpublished</span>`;

/** A new page has no published one to compare with. */
function changesOf({ change, places }: DifferingPage): Html | string {
  if (change === 'edited') return count(places, 'change');
  return html`<span class="badge">${change === 'new' ? 'New' : 'Removed'}</span>`;
}

const actionsOf = ({ title, publishedHref, edit }: DifferingPage): Html =>
  html`${publishedHref && iconLink({ href: publishedHref, shape: 'openPage', label: 'Open the published page', of: title })}${
    edit && iconLink({ href: edit, shape: 'edit', label: 'Edit in Contentful', of: title })
  }`;
