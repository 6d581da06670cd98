import { html } from 'hono/html';
import type { Graph } from '../../../pipeline/graph.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { pages } from '../../../schemas/urls.ts';
import type { Outcome } from '../../search/measure.ts';
import { pageEntry } from '../findings/findings-files.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import { pageTitle } from '../page-title.ts';
import type { PreviewSite } from '../preview-site.ts';
import { entryTitle } from './entry-title.ts';
import { type Column, rowsTable } from './lists/rows-table.ts';
import { typed } from './row.ts';

export type QueryTableSite = Pick<PreviewSite, 'basePath' | 'graph' | 'routes'>;

/** Golden queries with what they should find and what they find. Each links to its search results. */
export const queryTable = (outcomes: readonly Outcome[], site: QueryTableSite): Html =>
  rowsTable({ name: 'queries', columns: columnsOf(site), groups: [{ rows: outcomes }] });

const columnsOf = (site: QueryTableSite): readonly Column<Outcome>[] => [
  {
    name: 'title',
    title: 'Query',
    cell: ({ query }) =>
      html`<a href="${under(site.basePath, `${pages.search}?${new URLSearchParams({ q: query })}`)}"
        >${typed(query)}</a
      >`,
  },
  {
    name: 'expected',
    title: 'Expected page',
    label: 'Expected',
    cell: ({ expected }) =>
      html`${expected.map((wanted, index) => html`${index > 0 ? ', ' : ''}${documentLink(wanted, site)}`)}`,
  },
  {
    name: 'first',
    title: 'First result, if another',
    label: 'First result',
    cell: ({ rank, found: [first] }) =>
      rank === 1 ? '' : first === undefined ? 'no results' : typed(first.title),
  },
  {
    name: 'place',
    title: 'Place',
    cell: ({ rank }) =>
      rank === undefined
        ? html`<span class="badge error">not in the first ten</span>`
        : html`<span class="badge ${rank === 1 ? 'good' : ''}"
            >${rank === 1 ? 'first' : `place ${rank}`}</span
          >`,
  },
];

/** Golden queries name documents by path, URL or id. A page of the site, or a part of it, is shown by its title. */
function documentLink(wanted: string, { basePath, graph, routes }: QueryTableSite): Html {
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
