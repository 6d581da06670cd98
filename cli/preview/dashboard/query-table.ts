import { html } from 'hono/html';
import type { Graph } from '../../../pipeline/graph.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { count } from '../../../schemas/base/count.ts';
import { groupBy } from '../../reporters/group-by.ts';
import type { FoundDocument, Outcome } from '../../search/measure.ts';
import { pageEntry } from '../findings/findings-files.ts';
import { findingsHref } from '../findings/findings-href.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';
import { entryTitle } from './entry-title.ts';
import { type Column, rowsTable } from './lists/rows-table.ts';
import { searchHref, typed } from './row.ts';

export type QueryTableSite = Pick<PreviewSite, 'basePath' | 'graph' | 'inPlace' | 'isStatic' | 'routes'>;

/** Golden queries with what they should find and what they find, by what is wrong. Each links to its search results. */
export function queryTable(outcomes: readonly Outcome[], site: QueryTableSite): Html {
  const groups = groupBy(outcomes, (outcome) =>
    isMissing(outcome, site) ? 'Page missing' : 'Ranked too low',
  );
  const hasFailed = outcomes.every(({ rank }) => rank === undefined);
  return rowsTable({
    name: 'queries',
    columns: columnsOf(site).filter(({ name }) => name !== 'place' || !hasFailed),
    groups: hasFailed
      ? Array.from(groups, ([heading, rows]) => ({
          heading: html`${heading} <span class="quiet">${count(rows.length, 'query', 'queries')}</span>`,
          rows,
        }))
      : [{ rows: outcomes }],
  });
}

/** Whether the site has none of the expected pages: the search cannot find them. */
const isMissing = ({ expected }: Outcome, { routes }: QueryTableSite): boolean =>
  expected.every((wanted) => isPath(wanted) && !routes.has(pathOf(wanted)));

const isPath = (wanted: string): boolean => /^\/(?![/\\])/u.test(wanted);

const pathOf = (wanted: string): string => wanted.split('#')[0] ?? '';

const columnsOf = (site: QueryTableSite): readonly Column<Outcome>[] => [
  {
    name: 'title',
    title: 'Query',
    cell: ({ query }) => html`<a href="${searchHref(query, site.basePath)}">${typed(query)}</a>`,
  },
  {
    name: 'expected',
    title: 'Expected page',
    label: 'Expected',
    cell: ({ expected }) =>
      html`${expected.map((wanted, index) => html`${documentLink(wanted, site)}${index < expected.length - 1 ? ', ' : ''}`)}`,
  },
  {
    name: 'first',
    title: 'First result, if another',
    label: 'First result',
    cell: ({ rank, found: [first] }) =>
      rank === 1 ? '' : first === undefined ? 'no results' : resultLink(first, site),
  },
  {
    name: 'place',
    title: 'Place',
    cell: (outcome) =>
      outcome.rank === undefined
        ? html`<span class="badge error"
            >${isMissing(outcome, site) ? 'page missing' : 'not in the first ten'}</span
          >`
        : html`<span class="badge ${outcome.rank === 1 ? 'good' : ''}"
            >${outcome.rank === 1 ? 'first' : `place ${outcome.rank}`}</span
          >`,
  },
];

/** A result links to its page, if that is one of the site's. */
const resultLink = ({ title, url }: FoundDocument, { basePath, routes }: QueryTableSite): Html =>
  routes.has(pathOf(url)) ? html`<a href="${under(basePath, url)}">${typed(title)}</a>` : typed(title);

/**
 * Golden queries name documents by path, URL or id. A page of the site, or a part of it, is shown by its title; a path without a
 * page links to the findings about it.
 */
function documentLink(wanted: string, site: QueryTableSite): Html {
  if (!isPath(wanted)) return typed(wanted);
  const { basePath, graph, inPlace, routes } = site;
  const [path = '', anchor] = wanted.split('#');
  if (!routes.has(path))
    return inPlace().all.some(({ message }) => message.includes(path))
      ? html`<a href="${findingsHref(site, { text: path })}" title="Findings about it">${typed(path)}</a>`
      : typed(path);
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
