import type { Validation } from '../../../pipeline/build.ts';
import { leadsToAsset } from '../../../pipeline/inspect/reach/reference-kinds.ts';
import { type PagesShowing, pagesShowing } from '../../../pipeline/inspect/reach/pages-showing.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { addTo } from '../../../schemas/base/add-to.ts';
import type { AssetId, EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import { type PreviewFindings, rulePagePath } from '../../../schemas/preview/page-preview.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';

export type PlacedFinding = PreviewFindings['findings'][number];

export interface FindingsInPlace {
  /** All findings, the worst first. */
  readonly all: readonly PlacedFinding[];
  readonly byPage: ReadonlyMap<RoutePath, readonly PlacedFinding[]>;
  /** By the id of the faulty entry or asset. An asset also has the findings of the entries that name it. */
  readonly byEntry: ReadonlyMap<string, readonly PlacedFinding[]>;
  readonly pagesOf: PagesShowing;
  /** By URL, the entries that each page shows or refers to. */
  readonly entriesOn: ReadonlyMap<RoutePath, readonly EntryId[]>;
}

/** All findings, with the pages that show them. */
export function findingsInPlace({
  graph,
  diagnostics,
}: Pick<Validation, 'graph' | 'diagnostics'>): FindingsInPlace {
  const pagesOf = pagesShowing(graph);
  const all = diagnostics.map((diagnostic) => placed(diagnostic, pagesOf, graph));
  const byPage = new Map<RoutePath, PlacedFinding[]>();
  const byEntry = new Map<string, PlacedFinding[]>();
  for (const finding of all) {
    const { entry, asset, target, pages } = finding;
    const named = graph.assets.has(target as AssetId) ? target : undefined; // a target can be anything
    for (const id of new Set([entry?.id, asset?.id, named]))
      if (id !== undefined) addTo(byEntry, id, finding);
    for (const url of pages) addTo(byPage, url, finding);
  }
  const entriesOn = new Map<RoutePath, EntryId[]>();
  for (const [id, urls] of pagesOf) for (const url of urls) addTo(entriesOn, url, id);
  return { all, byPage, byEntry, pagesOf, entriesOn };
}

const placed = (diagnostic: Diagnostic, pagesOf: PagesShowing, graph: Graph): PlacedFinding => ({
  ...diagnostic,
  explain: rulePagePath(diagnostic.rule),
  pages: [...pagesWith(diagnostic, pagesOf, graph)],
});

/** An asset is on the pages of the entries that use it. */
function pagesWith(
  { entry, asset }: Diagnostic,
  pagesOf: PagesShowing,
  { referrers }: Graph,
): ReadonlySet<RoutePath> {
  if (entry !== null) return pagesOf.get(entry.id as EntryId) ?? nowhere;
  const users = asset === undefined ? [] : (referrers.get(asset.id) ?? []).filter(leadsToAsset);
  return new Set(users.flatMap(({ from }) => [...(pagesOf.get(from) ?? nowhere)]));
}

const nowhere: ReadonlySet<RoutePath> = new Set();
