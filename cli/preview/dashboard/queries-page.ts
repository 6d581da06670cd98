import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import type { Measure, Outcome } from '../../search/measure.ts';
import { emptyList } from '../own-pages/empty-list.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import type { GoldenReport } from './golden-report.ts';
import { type ListTab, tabbedList } from './lists/tabbed-list.ts';
import { queryTable, type QueryTableSite } from './query-table.ts';

type QueriesSite = NavSite & QueryTableSite;

const hasPassed = ({ rank }: Outcome): boolean => rank !== undefined;

/** The lists of golden queries, that of the misses first. */
export const queryTabs: readonly ListTab<Outcome>[] = [
  {
    path: 'queries',
    label: 'Failed',
    includes: (outcome) => !hasPassed(outcome),
    whenEmpty: { text: 'Every query finds its page among the first ten results.', isGood: true },
  },
  {
    path: 'queries/passed',
    label: 'Passed',
    includes: hasPassed,
    whenEmpty: { text: 'No query finds its page among the first ten results.' },
  },
  { path: 'queries/all', label: 'All', includes: () => true, whenEmpty: { text: 'There are no queries.' } },
];

/** The golden queries, the worst first. */
export const outcomesOf = (report: GoldenReport): readonly Outcome[] =>
  report.kind === 'measured'
    ? report.measured.outcomes.toSorted((a, b) => (b.rank ?? Infinity) - (a.rank ?? Infinity) || 0)
    : [];

/** The golden queries of a tab as a table. Each links to its search results. */
export function queriesPage(
  report: GoldenReport,
  { tab, page }: { readonly tab: ListTab<Outcome>; readonly page: number },
  site: QueriesSite,
): Html {
  const { basePath } = site;
  return ownPage(
    { basePath, title: 'Search tests', width: 'wide', nav: previewNav(site, '/preview/queries') },
    report.kind === 'unknown'
      ? emptyList({
          text: `Queries with the pages that they should find appear here: ${report.why}`,
          href: under(basePath, pages.search),
          link: 'Open the search page',
        })
      : html`<p class="lead">Queries of ${report.name}, with the pages that they should find.</p>
          ${measureTiles(report.measured)}
          ${tabbedList({
            label: 'Search tests by result',
            tabs: queryTabs,
            tab,
            page,
            rows: outcomesOf(report),
            table: (outcomes) => queryTable(outcomes, site),
            basePath,
          })}`,
  );
}

const measureTiles = ({ outcomes, recall, mrr }: Measure): Html =>
  html`<dl class="tiles measures">
    <div>
      <dt>Find their page in the first ten results</dt>
      <dd>${foundIn(outcomes)}<small>/${outcomes.length}</small></dd>
    </div>
    <div>
      <dt>Recall@5: pages in the first five results</dt>
      <dd>${recall.toFixed(2)}</dd>
    </div>
    <div>
      <dt>Mean reciprocal rank: 1 if always first</dt>
      <dd>${mrr.toFixed(2)}</dd>
    </div>
  </dl>`;

export const foundIn = (outcomes: readonly Outcome[]): number => outcomes.filter(hasPassed).length;
