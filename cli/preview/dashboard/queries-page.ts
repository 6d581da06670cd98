import { html } from 'hono/html';
import { count } from '../../../schemas/base/count.ts';
import { pages } from '../../../schemas/urls.ts';
import type { Outcome } from '../../search/measure.ts';
import { type EmptyList, emptyList } from '../own-pages/empty-list.ts';
import { listTabs } from '../own-pages/list-tabs.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import type { GoldenReport } from './golden-report.ts';
import { pageOfRows, pagers } from './lists/paging.ts';
import { queryTable, type QueryTableSite } from './query-table.ts';

type QueriesSite = NavSite & QueryTableSite;

interface QueryTab {
  /** The path of its list below `/preview/`. */
  readonly path: string;
  readonly label: string;
  readonly includes: (outcome: Outcome) => boolean;
  /** Shown if it has no queries. */
  readonly whenEmpty: Pick<EmptyList, 'text' | 'isGood'>;
}

const hasPassed = ({ rank }: Outcome): boolean => rank !== undefined;

/** The lists of golden queries, that of the misses first. */
export const queryTabs: readonly QueryTab[] = [
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

/** The queries of a tab, the worst first. */
export const outcomesIn = (report: GoldenReport, { includes }: QueryTab): readonly Outcome[] =>
  report.kind === 'measured' ? worstFirst(report.measured.outcomes.filter(includes)) : [];

/** The golden queries of a tab as a table. Each links to its search results. */
export function queriesPage(
  report: GoldenReport,
  { tab, page }: { readonly tab: QueryTab; readonly page: number },
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
      : html`<p class="lead">${goldenSentence(report)}</p>
          ${listTabs(
            'Search tests by result',
            queryTabs.map((each) => ({
              href: under(basePath, `/preview/${each.path}`),
              label: each.label,
              number: outcomesIn(report, each).length,
              isCurrent: each === tab,
            })),
          )}
          ${listOf(outcomesIn(report, tab), { tab, page }, site)}
          <p class="quiet">${measuresExplained}</p>`,
  );
}

function listOf(
  outcomes: readonly Outcome[],
  { tab: { path, whenEmpty }, page }: { readonly tab: QueryTab; readonly page: number },
  site: QueriesSite,
): Html {
  const { basePath } = site;
  if (outcomes.length === 0)
    return emptyList({
      ...whenEmpty,
      href: under(basePath, '/preview/queries/all'),
      link: 'Show all search tests',
    });
  const turn = pagers({ basePath, path, page, rows: outcomes.length });
  return html`${turn.above} ${queryTable(pageOfRows(outcomes, page), site)} ${turn.below}`;
}

const measuresExplained =
  'Recall@5 is the share of expected pages among the first five results. The mean reciprocal rank is 1 if the page always comes first.';

/** `38 of 40 queries of golden-queries.json find their page; recall@5 0.97, mean reciprocal rank 0.91`. */
export const goldenSentence = ({ name, measured }: GoldenReport & { readonly kind: 'measured' }): string => {
  const { outcomes, recall, mrr } = measured;
  return `${foundIn(outcomes)} of ${count(outcomes.length, 'query', 'queries')} of ${name} find their page among the first ten results; recall@5 ${recall.toFixed(2)}, mean reciprocal rank ${mrr.toFixed(2)}.`;
};

export const foundIn = (outcomes: readonly Outcome[]): number => outcomes.filter(hasPassed).length;

const worstFirst = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.toSorted((a, b) => (b.rank ?? Infinity) - (a.rank ?? Infinity) || 0);
