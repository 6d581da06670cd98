import { addTo } from '../../../schemas/base/add-to.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import type { BuildInput } from '../../build.ts';
import type { Space } from '../../entry.ts';
import type { Graph, PageOutline, Reference } from '../../graph.ts';
import { outlinePage } from '../../link/page/outline.ts';
import { referencesOf } from '../../link/references.ts';
import { withQueries } from '../../queries/queries.ts';
import { sitesOf } from '../../redirects/locale-folders.ts';
import { ownRules } from '../../redirects/own-rules.ts';
import { readRedirectTable } from '../../redirects/read-table.ts';
import { redirectTable } from '../../redirects/redirect-table.ts';
import { decode } from '../../stages/decode.ts';
import { contentOf, placeEntries, referrersOf, pageTitlesIn } from '../../stages/link.ts';
import { LazyMap } from './lazy-map.ts';
import { mayShow } from './shown-by.ts';

/**
 * The graph that `validate` makes of the same input, with references and outlines that are computed on first access. A comparison of
 * two spaces needs few of them. It reports nothing.
 */
export function lazyGraph(input: BuildInput): Graph {
  const { config, translations = [], drafts = false, redirectFile, now } = input;
  const space = spaceOf(input);
  const { entries } = space;
  const { editorRules, ...placed } = placeEntries(space, { config, drafts }, silent);
  const titles = pageTitlesIn({ ...space, config });
  const references = new LazyMap<EntryId, readonly Reference[]>(new Set(entries.keys()), (id) => {
    const entry = entries.get(id);
    return entry === undefined ? [] : referencesOf(entry);
  });
  const articles = [...entries.values()].filter(
    ({ id, type }) => type !== undefined && isArticleType(type) && placed.included.has(id),
  );
  const pages = new LazyMap<EntryId, PageOutline>(new Set(articles.map(({ id }) => id)), (id) =>
    outlinePage(id, { ...placed, entries, titles }),
  );
  let referrers: Graph['referrers'] | undefined;
  return {
    ...placed,
    translations,
    alternates: new Map(),
    sourceEntries: new Map(),
    lockedTexts: new Map(),
    sourceRoutes: new Map(),
    shape: {},
    config,
    drafts,
    now,
    ...contentOf(space),
    references,
    get referrers() {
      return (referrers ??= referrersOf(references));
    },
    redirects: redirectTable([
      ...editorRules,
      ...ownRules(
        redirectFile ? readRedirectTable(redirectFile, silent) : [],
        space.locale,
        sitesOf({ config, translations }),
      ),
    ]),
    pages,
    pagesOf: lazyPagesOf({ entries, pages }),
  };
}

const spaceOf = ({ exported, config, drafts = false, decoded, queries }: BuildInput): Space =>
  decoded?.space ?? withQueries(queries, () => decode(exported, { config, drafts }, silent));

/** The pages that show an entry: those that contain it through parts, and whose outlines list it. */
function lazyPagesOf({
  entries,
  pages,
}: Pick<Graph, 'entries' | 'pages'>): ReadonlyMap<EntryId, readonly EntryId[]> {
  let parents: ReadonlyMap<EntryId, readonly EntryId[]> | undefined;
  return new LazyMap(new Set(entries.keys()), (id) => {
    parents ??= parentsIn(entries);
    const above = new Set([id]);
    for (const each of above) for (const parent of parents.get(each) ?? []) above.add(parent);
    return [...above].toSorted().filter((page) => pages.get(page)?.shows.has(id));
  });
}

function parentsIn(entries: Graph['entries']): Map<EntryId, EntryId[]> {
  const parents = new Map<EntryId, EntryId[]>();
  for (const entry of entries.values()) {
    for (const id of mayShow(entry)) addTo(parents, id, entry.id);
  }
  return parents;
}

const silent = () => {};
