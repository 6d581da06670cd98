import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import { count } from '../../../schemas/base/count.ts';
import type { Outcome } from '../../search/measure.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { GoldenReport } from './golden-report.ts';
import { pageOfRows, pagers } from './lists/paging.ts';
import { typed } from './row.ts';

/** The golden queries, the misses first. Each links to its search results. */
export function queriesPage(
  report: GoldenReport,
  page: number,
  site: Pick<PreviewSite, 'basePath' | 'isStatic'>,
): Html {
  const { basePath } = site;
  const path = 'queries';
  const outcomes = report.kind === 'measured' ? worstFirst(report.measured.outcomes) : [];
  const turn = pagers({ basePath, path, page, rows: outcomes.length });
  return ownPage(
    { basePath, title: 'Search tests', width: 'wide', nav: previewNav(site, `/preview/${path}`) },
    report.kind === 'unknown'
      ? html`<p class="lead">${report.why}</p>`
      : html`<p class="lead">${goldenSentence(report)}</p>
          ${turn.above}
          <ol class="list" role="list">
            ${pageOfRows(outcomes, page).map((outcome) => queryRow(outcome, basePath))}
          </ol>
          ${turn.below}`,
  );
}

/** `38 of 40 queries of golden-queries.json find their page; recall@5 0.97, mean reciprocal rank 0.91`. */
export const goldenSentence = ({ name, measured }: GoldenReport & { readonly kind: 'measured' }): string => {
  const { outcomes, recall, mrr } = measured;
  return `${foundIn(outcomes)} of ${count(outcomes.length, 'query', 'queries')} of ${name} find their page among the first ten results; recall@5 ${recall.toFixed(2)}, mean reciprocal rank ${mrr.toFixed(2)}.`;
};

export const foundIn = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ rank }) => rank !== undefined).length;

const worstFirst = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.toSorted((a, b) => (b.rank ?? Infinity) - (a.rank ?? Infinity) || 0);

const queryRow = ({ query, expected, rank, found }: Outcome, basePath: string): Html =>
  html`<li>
    <p class="main">
      <a href="${under(basePath, `${pages.search}?${new URLSearchParams({ q: query })}`)}">${typed(query)}</a>
      ${
        rank === undefined
          ? html`<span class="badge error">not found</span>`
          : html`<span class="badge ${rank === 1 ? 'good' : 'warn'}">place ${rank}</span>`
      }
    </p>
    <p class="detail">
      expected
      ${expected.map((wanted, index) => html`${index > 0 ? ', ' : ''}${documentLink(wanted, basePath)}`)}${
        rank === 1 || found[0] === undefined ? '' : html` · first came ${typed(found[0].title)}`
      }
    </p>
  </li>`;

/** Golden queries name documents by path, URL or id. */
function documentLink(wanted: string, basePath: string): Html {
  if (/^\/(?![/\\])/u.test(wanted)) return html`<a href="${under(basePath, wanted)}">${typed(wanted)}</a>`;
  return typed(wanted);
}
