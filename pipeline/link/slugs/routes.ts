import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import type { OwnPrefixes } from '../../../schemas/routes.ts';
import { foldedPath, urlOf } from '../../../schemas/urls.ts';
import type { Entry } from '../../entry.ts';
import type { Report } from '../../finding.ts';
import { duplicateSlug } from '../../rules/slugs/duplicate.ts';
import { unusableSlug } from '../../rules/slugs/unusable.ts';
import { faultOfSlug, hasRoute, reservedFault, type RoutedEntry, slugOf } from './slug-of.ts';

export interface Routes {
  readonly routes: ReadonlyMap<RoutePath, EntryId>;
  readonly urls: ReadonlyMap<EntryId, RoutePath>;
  /** Entries that can have no page: their slug is unusable, or another entry has it. */
  readonly withoutPage: ReadonlySet<EntryId>;
}

interface RoutesInput {
  /** The entries that get addresses. */
  readonly entries: Iterable<Entry>;
  /** Unsound entries get no address, but their slugs are checked, so that an editor sees all faults at once. */
  readonly unsound?: Iterable<Entry>;
  /** A slug for an entry that cannot have its own. */
  readonly suggest: (id: EntryId) => string | undefined;
  readonly prefixes: OwnPrefixes;
}

/** Gives every entry with a page its address. Of two entries with one address, the first by id keeps it. */
export function routesOf({ entries, unsound = [], suggest, prefixes }: RoutesInput, report: Report): Routes {
  const routes = new Map<RoutePath, EntryId>();
  const urls = new Map<EntryId, RoutePath>();
  const withoutPage = new Set<EntryId>();
  const addresses: Addresses = { byFolded: new Map(), suggest, prefixes };
  for (const entry of entries) {
    if (!hasRoute(entry)) continue;
    const url = freeAddress(entry, addresses, report);
    if (url === undefined) {
      withoutPage.add(entry.id);
      continue;
    }
    routes.set(url, entry.id);
    urls.set(entry.id, url);
  }
  for (const entry of unsound) {
    if (hasRoute(entry) && !entry.unsound.includes('url')) freeAddress(entry, addresses, report);
  }
  return { routes, urls, withoutPage };
}

interface Addresses extends Pick<RoutesInput, 'suggest' | 'prefixes'> {
  /** The entries that have an address, by folded path: many hosts ignore case. */
  readonly byFolded: Map<string, RoutedEntry>;
}

/** The address of an entry. If its slug is unusable, or another entry has it, this is reported and the address is undefined. */
function freeAddress(
  entry: RoutedEntry,
  { byFolded, suggest, prefixes }: Addresses,
  report: Report,
): RoutePath | undefined {
  const at = { entry: entry.id, field: [entry.fieldNames.get('url') ?? 'url'] };
  const slug = slugOf(entry);
  const reserved = reservedFault(entry.type, slug, prefixes);
  const fault = faultOfSlug(entry) ?? reserved;
  if (fault !== undefined) {
    const suggestion = suggest(entry.id);
    const advice =
      fault === reserved
        ? `Choose another slug${suggestion === undefined ? '' : `, such as ${suggestion}`}.`
        : undefined;
    report(unusableSlug, { at, detail: { slug, fault }, target: slug, advice, suggestion });
    return undefined;
  }
  const url = urlOf(entry.type, slug, prefixes);
  const folded = foldedPath(url);
  const other = byFolded.get(folded);
  if (other !== undefined) {
    const detail = { url, other, otherUrl: urlOf(other.type, slugOf(other), prefixes) };
    report(duplicateSlug, { at, detail, target: url, suggestion: suggest(entry.id) });
    return undefined;
  }
  byFolded.set(folded, entry);
  return url;
}
