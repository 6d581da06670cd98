import { html } from 'hono/html';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { count } from '../../../schemas/base/count.ts';
import { pages } from '../../../schemas/urls.ts';
import type { Measure, Outcome } from '../../search/measure.ts';
import { emptyList } from '../own-pages/empty-list.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import { pageEntry } from '../findings/findings-files.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { GoldenReport } from './golden-report.ts';
import { entryTitle } from './entry-title.ts';
import { pageOfRows, pagers } from './lists/paging.ts';
import { typed } from './row.ts';

type QueriesSite = NavSite & Pick<PreviewSite, 'graph' | 'routes'>;

/** The golden queries as a table, the misses first. Each links to its search results. */
export function queriesPage(report: GoldenReport, page: number, site: QueriesSite): Html {
  const { basePath } = site;
  const path = 'queries';
  const outcomes = report.kind === 'measured' ? worstFirst(report.measured.outcomes) : [];
  const turn = pagers({ basePath, path, page, rows: outcomes.length });
  return ownPage(
    { basePath, title: 'Search tests', width: 'wide', nav: previewNav(site, `/preview/${path}`) },
    report.kind === 'unknown'
      ? emptyList({
          text: `Queries with the pages that they should find appear here: ${report.why}`,
          href: under(basePath, pages.search),
          link: 'Open the search page',
        })
      : html`${measures(report.measured)}
          <div class="above">
            <p id="shown">${count(outcomes.length, 'query', 'queries')} of ${report.name}</p>
            ${turn.above}
          </div>
          <table class="rows queries">
            <thead>
              <tr>
                <th class="title">Query</th>
                <th class="state">Status</th>
                <th class="expected">Expected page</th>
                <th class="place">Place among the results</th>
              </tr>
            </thead>
            <tbody>
              ${pageOfRows(outcomes, page).map((outcome) => queryRow(outcome, site))}
            </tbody>
          </table>
          ${turn.below}`,
  );
}

const measures = ({ outcomes, recall, mrr }: Measure): Html => {
  const isPassed = foundIn(outcomes) === outcomes.length;
  return html`<dl class="tiles">
    <div class="${isPassed ? 'plain' : 'error'}">
      <dt>passed: the page is in the first ten results</dt>
      <dd>${foundIn(outcomes)} of ${outcomes.length}</dd>
    </div>
    <div>
      <dt>recall@5: the share of pages in the first five results</dt>
      <dd>${recall.toFixed(2)}</dd>
    </div>
    <div>
      <dt>mean reciprocal rank: 1 if the page always comes first</dt>
      <dd>${mrr.toFixed(2)}</dd>
    </div>
  </dl>`;
};

/** `38 of 40 queries of golden-queries.json find their page; recall@5 0.97, mean reciprocal rank 0.91`. */
export const goldenSentence = ({ name, measured }: GoldenReport & { readonly kind: 'measured' }): string => {
  const { outcomes, recall, mrr } = measured;
  return `${foundIn(outcomes)} of ${count(outcomes.length, 'query', 'queries')} of ${name} find their page among the first ten results; recall@5 ${recall.toFixed(2)}, mean reciprocal rank ${mrr.toFixed(2)}.`;
};

export const foundIn = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ rank }) => rank !== undefined).length;

const worstFirst = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.toSorted((a, b) => (b.rank ?? Infinity) - (a.rank ?? Infinity) || 0);

const queryRow = ({ query, expected, rank, found }: Outcome, site: QueriesSite): Html =>
  html`<tr>
    <td class="title">
      <a href="${under(site.basePath, `${pages.search}?${new URLSearchParams({ q: query })}`)}"
        >${typed(query)}</a
      >
    </td>
    <td class="state">
      <span class="badge ${rank === undefined ? 'error' : 'good'}"
        >${rank === undefined ? 'failed' : 'passed'}</span
      >
    </td>
    <td class="expected" data-label="Expected">
      ${expected.map((wanted, index) => html`${index > 0 ? ', ' : ''}${documentLink(wanted, site)}`)}
    </td>
    <td class="place" data-label="Place">
      ${rank ?? 'not in the first ten'}${
        rank === 1 || found[0] === undefined
          ? ''
          : html`<span class="quiet">, first is ${typed(found[0].title)}</span>`
      }
    </td>
  </tr>`;

/** Golden queries name documents by path, URL or id. A page of the site, or a part of it, is shown by its title. */
function documentLink(wanted: string, { basePath, graph, routes }: QueriesSite): Html {
  if (!/^\/(?![/\\])/u.test(wanted)) return typed(wanted);
  const [path = '', anchor] = wanted.split('#');
  if (!routes.has(path)) return html`no page at ${typed(wanted)}`;
  const url = path as RoutePath; // one of the site's routes
  const title = partTitle(url, anchor, graph) ?? pageTitle(url, graph);
  return html`<a href="${under(basePath, wanted)}">${typed(title)}</a>`;
}

function partTitle(url: RoutePath, anchor: string | undefined, graph: Graph): string | undefined {
  const page = pageEntry(url, graph);
  const anchors = page && graph.pages.get(page)?.partAnchors;
  const [part] = [...(anchors ?? [])].find(([, each]) => each === anchor) ?? [];
  const entry = part && graph.entries.get(part);
  return entry && entryTitle(entry);
}
