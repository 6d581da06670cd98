import type { EntryId } from '../../schemas/base/ids.ts';
import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import { followPath } from '../addresses/follow-path.ts';
import type { Graph } from '../graph.ts';
import { isPath } from '../redirects/redirect-table.ts';

/** What an entry or asset gives to others, and what it takes of them. Items that have nothing in common here do not affect each other. */
export interface Topics {
  /** Itself, the pages that show it, and names that only one entry should have. */
  readonly offers: ReadonlySet<string>;
  /** The entries, assets and pages that it refers to. */
  readonly uses: ReadonlySet<string>;
}

/** The topics of an item in several states of the space. */
export function topicsOf(id: string, graphs: readonly Graph[]): Topics {
  const all = graphs.map((graph) => topicsIn(id, graph));
  return {
    offers: new Set([id, ...all.flatMap(({ offers }) => offers)]),
    uses: new Set(all.flatMap(({ uses }) => uses)),
  };
}

function topicsIn(
  id: string,
  graph: Graph,
): { readonly offers: readonly string[]; readonly uses: readonly string[] } {
  const entry = graph.entries.get(id as EntryId);
  const pages = graph.pagesOf.get(id as EntryId) ?? [];
  // parts of many pages have the same title
  const title = graph.urls.has(id as EntryId) ? entry?.title : undefined;
  const names = [title, entry?.fields['url']].flatMap((name) =>
    typeof name === 'string' ? `${entry?.contentType} ${name.trim().toLowerCase()}` : [],
  );
  const references = graph.references.get(id as EntryId) ?? [];
  return {
    offers: [...pages.flatMap((page) => graph.urls.get(page) ?? []), ...names],
    uses: references.flatMap(({ target }) => targetTopics(target, graph)),
  };
}

/** What a target names: an item by its id, or a page by its path, of a redirected path both. */
export function targetTopics(target: string, graph: Graph): readonly string[] {
  if (!isPath(target)) return [target];
  const { path } = splitUrl(target);
  return [toRoutePath(path), toRoutePath(splitUrl(followPath(path, undefined, graph).to).path)];
}
