import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import type { Head } from '../../schemas/bundle/index.ts';
import { pages, sameInAll } from '../../schemas/urls.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';

type InLocales = Pick<Head, 'alternates' | 'nearest' | 'textLocale'>;

/** Where a page is in the other locales of the site. Empty for a site with one locale. */
export function headAlternates(entry: Entry, above: readonly EntryId[], graph: Graph): InLocales {
  const { translations, alternates } = graph;
  if (translations.length < 2) return {};
  const { own = {}, copies = {} } = alternates.get(entry.id) ?? {};
  const ancestors = above.toReversed().map((id) => alternates.get(id));
  const nearestIn = (locale: string): RoutePath =>
    copies[locale] ?? ancestors.flatMap((each) => each?.own[locale] ?? [])[0] ?? home;
  const missing = translations.map(({ locale }) => locale).filter((each) => own[each] === undefined);
  const nearest = Object.fromEntries(missing.map((each) => [each, nearestIn(each)]));
  const textLocale = textLocaleOf(entry);
  return {
    alternates: own,
    ...(missing.length > 0 && { nearest }),
    ...(textLocale !== undefined && { textLocale }),
  };
}

/** Of a page that each locale has at the same path. */
export const everywhere = (path: string, { translations }: Pick<Graph, 'translations'>): InLocales =>
  translations.length < 2 ? {} : { alternates: sameInAll(path, translations) };

/** The locale of the text of an entry that has none in the locale that is built: that of most of its values. */
function textLocaleOf({ borrowed, isUntranslated }: Entry): string | undefined {
  if (isUntranslated !== true || borrowed === undefined) return undefined;
  const codes = [...borrowed.values()];
  const uses = (code: string) => codes.filter((each) => each === code).length;
  return [...new Set(codes)].toSorted((a, b) => uses(b) - uses(a))[0];
}

const home = pages.home as RoutePath;
