import type { EntryId, Locale, RoutePath } from '../../schemas/base/ids.ts';
import type { Entry } from '../entry.ts';
import type { SiteInLocale } from '../config/locales.ts';
import { keepSame } from '../queries/keep-same.ts';
import { carried } from '../queries/queries.ts';

/** Where the site in one of its locales is. */
export interface LocaleSite extends SiteInLocale {
  readonly locale: Locale;
}

/** The site in one of its locales. */
export interface Translation extends LocaleSite {
  readonly pages: ReadonlyMap<EntryId, RoutePath>;
  /** The pages of them that have no text of their own in the locale: they show that of another. */
  readonly copies: ReadonlySet<EntryId>;
  /** Of the first locale: the entries, from which those of the others are translated. */
  readonly entries?: ReadonlyMap<EntryId, Entry>;
}

type ByLocale = Readonly<Record<string, RoutePath>>;

/** The paths of a page, by locale. */
export interface PageAlternates {
  /** Where the page has a text of its own. */
  readonly own: ByLocale;
  /** Where it shows the text of another locale. */
  readonly copies: ByLocale;
}

export type Alternates = ReadonlyMap<EntryId, PageAlternates>;

/** The alternates of a page whose paths are those of the run before are the same object as there. */
export function alternatesIn(translations: readonly Translation[]): Alternates {
  const byPage: Record<EntryId, { own: Record<string, RoutePath>; copies: Record<string, RoutePath> }> = {};
  for (const { locale, pages, copies } of translations) {
    for (const [id, path] of pages) {
      const alternates = (byPage[id] ??= { own: {}, copies: {} });
      alternates[copies.has(id) ? 'copies' : 'own'][locale] = path;
    }
  }
  const kept = carried<typeof byPage>('alternates', (before) => keepSame(before, byPage));
  return new Map(Object.entries(kept) as [EntryId, PageAlternates][]); // the keys are the pages' ids
}

/** The sites without their pages: the same list as in the run before, because every article reads it. */
export const localeSitesOf = (translations: readonly Translation[]): readonly LocaleSite[] =>
  carried<readonly LocaleSite[]>('locale-sites', (before) =>
    keepSame(
      before,
      translations.map(({ locale, basePath, siteUrl, folder }) => ({ locale, basePath, siteUrl, folder })),
    ),
  );

/** What a locale is translated from: nothing in the first one of the site. */
export function sourceOf(
  [first]: readonly Translation[],
  locale: string,
): {
  readonly sourceEntries: ReadonlyMap<EntryId, Entry>;
  readonly sourceRoutes: ReadonlyMap<RoutePath, EntryId>;
} {
  if (first === undefined || first.locale === locale)
    return { sourceEntries: new Map(), sourceRoutes: new Map() };
  const sourceRoutes = new Map(Array.from(first.pages, ([id, path]) => [path, id]));
  return { sourceEntries: first.entries ?? new Map(), sourceRoutes };
}
