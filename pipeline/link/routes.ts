import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import { proAreaId } from '../../schemas/spec/capabilities.ts';
import type { RoutedTypeId } from '../../schemas/routes.ts';
import { isRoutedType, urlOf } from '../../schemas/urls.ts';
import type { Entry } from '../entry.ts';
import type { Report } from '../problem.ts';
import { duplicateSlug } from '../rules/slugs/duplicate.ts';
import { unusableSlug } from '../rules/slugs/unusable.ts';
import { slugFault } from './slug-fault.ts';

export interface Routes {
  readonly routes: ReadonlyMap<RoutePath, EntryId>;
  readonly urls: ReadonlyMap<EntryId, RoutePath>;
  /** Entries that can have no page: their slug is unusable, or another entry has it. */
  readonly withoutPage: ReadonlySet<EntryId>;
}

/** Gives every taken entry with a page its address. Of two entries with one address, the first by id keeps it. */
export function routesOf(entries: Iterable<Entry>, report: Report): Routes {
  const routes = new Map<RoutePath, EntryId>();
  const urls = new Map<EntryId, RoutePath>();
  const withoutPage = new Set<EntryId>();
  const byFolded = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.type === undefined || !isRoutedType(entry.type)) continue;
    const at = { entry: entry.id, field: [entry.fieldNames.get('url') ?? 'url'] };
    const slug = slugOf(entry);
    const reserved = reservedFault(entry.type, slug);
    const fault = slugFault(slug) ?? reserved;
    if (fault !== undefined) {
      const advice = fault === reserved ? 'Choose another slug, such as pro-plan.' : undefined;
      report(unusableSlug, { at, detail: { slug, fault }, target: slug, advice });
      withoutPage.add(entry.id);
      continue;
    }
    const url = urlOf(entry.type, slug);
    // two pages whose addresses differ only by case are one page to many hosts
    const folded = `${entry.type}/${slug.normalize('NFC').toLowerCase()}`;
    const other = byFolded.get(folded);
    if (other !== undefined) {
      report(duplicateSlug, {
        at,
        detail: { url, other, otherUrl: urlOf(entry.type, slugOf(other)) },
        target: url,
      });
      withoutPage.add(entry.id);
      continue;
    }
    byFolded.set(folded, entry);
    routes.set(url, entry.id);
    urls.set(entry.id, url);
  }
  return { routes, urls, withoutPage };
}

/** A page of the site that no entry stands behind has its address whatever editors choose. */
const reservedFault = (type: RoutedTypeId, slug: string): string | undefined =>
  type === 'productArea' && slug.toLowerCase() === proAreaId
    ? `${urlOf(type, proAreaId)} is the page that gathers what is Pro`
    : undefined;

/** An entry's slug: its own, or its id. Source: requirements RT-2. */
function slugOf(entry: Entry): string {
  const slug = entry.fields['url'];
  return typeof slug === 'string' && slug !== '' ? slug : entry.id;
}
