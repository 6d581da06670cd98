import type { BuildInput } from '../../../pipeline/build.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import { chosenKnowledgeBase } from '../../../pipeline/config/chosen-knowledge-base.ts';

/** The entry whose page has a URL. Undefined for a page of lists. */
export const entryAt = (
  url: string,
  { routes, config }: Pick<Graph, 'routes' | 'config'>,
): EntryId | undefined =>
  routes.get(toRoutePath(url === pages.home ? chosenKnowledgeBase(config).homeUrl : url));

/** What a build leaves out because pages failed: their entries, and the URLs that still exist without these entries. */
export function leftOutFor(
  failed: readonly Pick<FailedPage, 'url'>[],
  graph: Graph,
): { readonly entries: ReadonlySet<string>; readonly urls: ReadonlySet<string> } {
  const urls = failed.map(({ url }) => url);
  const isLasting = (url: string, index: number) =>
    entryAt(url, graph) === undefined || urls.indexOf(url) < index;
  return {
    entries: new Set(urls.flatMap((url) => entryAt(url, graph) ?? [])),
    urls: new Set(urls.filter(isLasting)),
  };
}

/** The same input without some entries. It has no `queries` and is not `decoded`, because such values do not hold for it. */
export function withoutEntries(input: BuildInput, ids: ReadonlySet<string>): BuildInput {
  const entries = input.exported.entries.filter((item) => !ids.has(idOf(item) ?? ''));
  return { ...input, exported: { ...input.exported, entries }, queries: undefined, decoded: undefined };
}

/** The id of an item of unknown shape. */
const idOf = (item: unknown): string | undefined =>
  (item as { readonly sys?: { readonly id?: string } | null } | null)?.sys?.id;
