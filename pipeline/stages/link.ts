import { addTo } from '../../schemas/base/add-to.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { languageOf } from '../../schemas/languages.ts';
import type { PageTitles } from '../../schemas/page-titles/en.ts';
import { pageTitles } from '../../schemas/page-titles/index.ts';
import type { PipelineConfig } from '../config/config.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import { ownPrefixes } from '../config/route-prefixes.ts';
import type { Entry, Space } from '../entry.ts';
import type { Graph, Reference } from '../graph.ts';
import { outlinePages } from '../link/page/outline.ts';
import { redirectEntries } from '../link/redirect-entries.ts';
import { referencesOf } from '../link/references.ts';
import { routesOf } from '../link/slugs/routes.ts';
import { shapeOf } from '../link/shape.ts';
import { suggestedSlugs } from '../link/slugs/suggested-slugs.ts';
import { leftOutBy, includedEntries } from '../link/included.ts';
import type { Report } from '../finding.ts';
import { keepSame } from '../queries/keep-same.ts';
import { onceFor } from '../queries/once-for.ts';
import { carried } from '../queries/queries.ts';
import { track } from '../queries/track.ts';
import { type RedirectRule, type RedirectTable, redirectTable } from '../redirects/redirect-table.ts';
import { readRedirectTable, type RedirectFile } from '../redirects/read-table.ts';
import { isIncluded } from '../decode/state.ts';

export interface LinkOptions {
  readonly config: PipelineConfig;
  readonly drafts: boolean;
  readonly redirectFile?: RedirectFile | undefined;
  readonly now?: string | undefined;
}

/** Entries with their links resolved, their addresses given, and the outline of every page. */
export function link(
  space: Space,
  { config, drafts, redirectFile, now }: LinkOptions,
  report: Report,
): Graph {
  const { entries } = space;
  const shape = shapeOf(space, { config, drafts });
  const { editorRules, ...placed } = onceFor('placed', [])(shape, report, (reportHere) =>
    placeEntries(space, { config, drafts }, reportHere),
  );
  const references = new Map(
    [...entries.values()].map((entry): [EntryId, readonly Reference[]] => [entry.id, referencesOf(entry)]),
  );
  const rules = allRules(editorRules, redirectFile, report);
  const titles = carried<PageTitles>('titles', (before) =>
    keepSame(before, pageTitlesIn({ ...space, config })),
  );
  const pages = outlinePages(track('outlines', { ...placed, entries, titles }));
  return {
    ...placed,
    shape,
    config,
    drafts,
    now,
    ...contentOf(space),
    references,
    referrers: referrersOf(references),
    redirects: tableOf(rules),
    pages,
    pagesOf: pagesByEntry(pages),
  };
}

/** The members of a space that its graph has too. */
export const contentOf = ({ id, environment, locale, defaultLocale, ...space }: Space) => ({
  spaceId: id,
  environment,
  locale,
  defaultLocale,
  entries: space.entries,
  assets: space.assets,
  deletedEntries: space.deletedEntries,
  deletedAssets: space.deletedAssets,
});

/** The included entries and their addresses. They depend only on the shape of the space. */
export function placeEntries(
  { entries, locale }: Space,
  { config, drafts }: Pick<LinkOptions, 'config' | 'drafts'>,
  report: Report,
): Pick<Graph, 'included' | 'reported' | 'routes' | 'urls' | 'prefixes'> & {
  readonly editorRules: readonly RedirectRule[];
} {
  const options = { drafts, knowledgeBase: chosenKnowledgeBase(config) };
  const prefixes = ownPrefixes(config, locale);
  const candidates = includedEntries(entries.values(), options);
  const unsound = [...entries.values()].filter((entry) => leftOutBy(entry, options) === 'unsound');
  let suggested: ReadonlyMap<EntryId, string> | undefined; // few spaces need any
  const suggest = (id: EntryId) => (suggested ??= suggestedSlugs(entries.values(), prefixes)).get(id);
  const { routes, urls, withoutPage } = routesOf(
    { entries: pick(entries, candidates), unsound, suggest, prefixes },
    report,
  );
  const included = new Set([...candidates].filter((id) => !withoutPage.has(id)));
  const reported = new Set(
    [...entries.values()]
      .filter(({ state, isSwitchedOff }) => isIncluded(state, drafts) && isSwitchedOff !== true)
      .map(({ id }) => id),
  );
  const editorRules = redirectEntries(pick(entries, included), report);
  return { included, reported, routes, urls, prefixes, editorRules };
}

/** The rules of editors, then those of the table's file: of two for one path the first wins. */
export const allRules = (
  editorRules: readonly RedirectRule[],
  file: RedirectFile | undefined,
  report: Report,
): RedirectRule[] => [...editorRules, ...(file ? readRedirectTable(file, report) : [])];

/** The table of the run before while its rules are the same. */
const tableOf = (rules: readonly RedirectRule[]): RedirectTable =>
  carried<RedirectTable>('redirects', (before) =>
    before !== undefined && JSON.stringify(before.rules) === JSON.stringify(rules)
      ? before
      : redirectTable(rules),
  );

/** The headings that the content does not give, in the language of the space or as the site words them. */
export const pageTitlesIn = ({ locale, config: { site } }: Pick<Graph, 'locale' | 'config'>): PageTitles => ({
  ...pageTitles[languageOf(locale)],
  ...site.labels,
});

const pick = (entries: ReadonlyMap<EntryId, Entry>, ids: ReadonlySet<EntryId>): Entry[] =>
  [...entries.values()].filter(({ id }) => ids.has(id));

export function referrersOf(
  references: ReadonlyMap<EntryId, readonly Reference[]>,
): Map<string, Reference[]> {
  const referrers = new Map<string, Reference[]>();
  for (const reference of [...references.values()].flat()) addTo(referrers, reference.target, reference);
  return referrers;
}

function pagesByEntry(pages: Graph['pages']): Map<EntryId, EntryId[]> {
  const pagesOf = new Map<EntryId, EntryId[]>();
  for (const { id, shows } of pages.values()) {
    for (const shown of shows) addTo(pagesOf, shown, id);
  }
  return pagesOf;
}
