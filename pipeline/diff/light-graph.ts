import type { EntryId } from '../../schemas/base/ids.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import { languageOf } from '../../schemas/languages.ts';
import { sectionTitles as titlesByLanguage } from '../../schemas/spec/section-titles.ts';
import type { BuildInput } from '../build.ts';
import type { Graph, PageOutline, Reference } from '../graph.ts';
import { outlinePage } from '../link/outline.ts';
import { referencesOf } from '../link/references.ts';
import { redirectTable } from '../redirects/redirect-table.ts';
import { readRedirectTable } from '../redirects/read-table.ts';
import { decode } from '../stages/decode.ts';
import { placeEntries, referrersOf } from '../stages/link.ts';
import { LazyMap } from './lazy-map.ts';
import { mayShow } from './shown-by.ts';

/**
 * The graph that `validate` makes of the same input, whose texts are read when they are asked for: whoever compares two spaces asks
 * for few. Nothing is reported.
 */
export function lightGraph({
  exported,
  config,
  drafts = false,
  redirectFile,
  now,
  memory,
}: BuildInput): Graph {
  const space = decode(exported, { config, drafts, memory }, silent);
  const { entries, assets } = space;
  const { editorRules, ...placed } = placeEntries(space, { config, drafts }, silent);
  const sectionTitles = { ...titlesByLanguage[languageOf(space.locale)], ...config.site.labels };
  const references = new LazyMap<EntryId, readonly Reference[]>(new Set(entries.keys()), (id) => {
    const entry = entries.get(id);
    return entry === undefined ? [] : referencesOf(entry);
  });
  const articles = [...entries.values()].filter(
    ({ id, type }) => type !== undefined && isArticleType(type) && placed.taken.has(id),
  );
  const pages = new LazyMap<EntryId, PageOutline>(new Set(articles.map(({ id }) => id)), (id) =>
    outlinePage(id, { ...placed, entries, sectionTitles }),
  );
  let referrers: Graph['referrers'] | undefined;
  return {
    ...placed,
    shape: {},
    config,
    drafts,
    now,
    space,
    entries,
    assets,
    references,
    get referrers() {
      return (referrers ??= referrersOf(references));
    },
    redirects: redirectTable([
      ...editorRules,
      ...(redirectFile ? readRedirectTable(redirectFile, silent) : []),
    ]),
    pages,
    pagesOf: lazyPagesOf({ entries, pages }),
  };
}

/** The pages that show an entry: those from which parts lead down to it, as far as their outlines agree. */
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
    for (const id of mayShow(entry)) {
      const known = parents.get(id);
      if (known === undefined) parents.set(id, [entry.id]);
      else known.push(entry.id);
    }
  }
  return parents;
}

const silent = () => {};
