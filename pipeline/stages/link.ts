import { addTo } from '../../schemas/base/add-to.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { languageOf } from '../../schemas/languages.ts';
import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import type { PageTitles } from '../../schemas/page-titles/en.ts';
import { pageTitles } from '../../schemas/page-titles/index.ts';
import type { PipelineConfig } from '../config/config.ts';
import { interfaceLocale, ownLabels } from '../config/per-language.ts';
import { ownPrefixes } from '../config/route-prefixes.ts';
import type { Entry, Space } from '../entry.ts';
import type { Graph, Reference } from '../graph.ts';
import { alternatesIn, localeSitesOf, sourceOf, type Translation } from '../link/alternates.ts';
import { outlinePages } from '../link/page/outline.ts';
import { redirectEntries } from '../link/redirect-entries.ts';
import { referencesOf } from '../link/references.ts';
import { routesOf } from '../link/slugs/routes.ts';
import { shapeOf } from '../link/shape.ts';
import { suggestedSlugs } from '../link/slugs/suggested-slugs.ts';
import { includedEntries, inclusionOptions, leftOutBy } from '../link/included.ts';
import type { Report } from '../finding.ts';
import { keepSame } from '../queries/keep-same.ts';
import { onceFor } from '../queries/once-for.ts';
import { carried } from '../queries/queries.ts';
import { track } from '../queries/track.ts';
import { type RedirectRule, type RedirectTable, redirectTable } from '../redirects/redirect-table.ts';
import { sitesOf } from '../redirects/locale-folders.ts';
import { ownRules } from '../redirects/own-rules.ts';
import { readRedirectTable, type RedirectFile } from '../redirects/read-table.ts';
import { isIncluded } from '../decode/state.ts';
import { lockedTextsIn, type TranslationLock } from '../translation-lock.ts';

export interface LinkOptions {
  readonly config: PipelineConfig;
  readonly translations?: readonly Translation[] | undefined;
  readonly translationLock?: TranslationLock | undefined;
  readonly drafts: boolean;
  readonly redirectFile?: RedirectFile | undefined;
  readonly now?: string | undefined;
}

/** Entries with their links resolved, their addresses given, and the outline of every page. */
export function link(
  space: Space,
  { config, translations = [], translationLock, drafts, redirectFile, now }: LinkOptions,
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
  const inTable = redirectFile ? readRedirectTable(redirectFile, report) : [];
  const rules = [...editorRules, ...ownRules(inTable, space.locale, sitesOf({ config, translations }))]; // of two for one path the first wins
  const titles = carried<PageTitles>('titles', (before) =>
    keepSame(before, pageTitlesIn({ ...space, config })),
  );
  const pages = outlinePages(track('outlines', { ...placed, entries, titles }));
  return {
    ...placed,
    translations: localeSitesOf(translations),
    alternates: alternatesIn(translations),
    ...sourceOf(translations, space.locale),
    lockedTexts: lockedTextsIn(translationLock, space.locale),
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
  types: space.types,
});

/** The included entries and their addresses. They depend only on the shape of the space. */
export function placeEntries(
  { entries, locale }: Space,
  { config, drafts }: Pick<LinkOptions, 'config' | 'drafts'>,
  report: Report,
): Pick<Graph, 'included' | 'reported' | 'routes' | 'urls' | 'prefixes'> & {
  readonly editorRules: readonly RedirectRule[];
} {
  const options = inclusionOptions({ config, drafts });
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
  const editorRules = redirectEntries(pick(entries, included), report).filter(
    ({ origin, to }) => !('entry' in origin) || !isOfAnother(origin.entry, to),
  );
  return { included, reported, routes, urls, prefixes, editorRules };

  /** A rule that has no values in this locale is one of it only if its target is a page here. */
  function isOfAnother(rule: string, to: string): boolean {
    const isUntranslated = entries.get(rule as EntryId)?.isUntranslated === true;
    return isUntranslated && to.startsWith('/') && !routes.has(toRoutePath(splitUrl(to).path));
  }
}

/** The table of the run before while its rules are the same. */
const tableOf = (rules: readonly RedirectRule[]): RedirectTable =>
  carried<RedirectTable>('redirects', (before) =>
    before !== undefined && JSON.stringify(before.rules) === JSON.stringify(rules)
      ? before
      : redirectTable(rules),
  );

/** The headings that the content does not give, in the language of the space or as the site words them. */
export const pageTitlesIn = ({ locale, config }: Pick<Graph, 'locale' | 'config'>): PageTitles => ({
  ...pageTitles[languageOf(interfaceLocale(config, locale))],
  ...ownLabels(config, locale),
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
