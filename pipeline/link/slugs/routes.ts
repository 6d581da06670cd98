import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import type { OwnPrefixes } from '../../../schemas/routes.ts';
import { foldedPath, urlOf } from '../../../schemas/urls.ts';
import type { Entry } from '../../entry.ts';
import type { Report } from '../../finding.ts';
import { duplicateSlug } from '../../rules/slugs/duplicate.ts';
import { unusableSlug } from '../../rules/slugs/unusable.ts';
import { keepersOf } from './keepers.ts';
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

/**
 * Gives every entry with a page its address. Of two entries with one address, the one whose title says so keeps it, else the first by id.
 */
export function routesOf({ entries, unsound = [], suggest, prefixes }: RoutesInput, report: Report): Routes {
  const routed = [...entries].filter(hasRoute);
  const found = new Map<RoutedEntry, RoutePath>();
  for (const entry of routed) {
    const url = soundAddress(entry, { suggest, prefixes }, report);
    if (url !== undefined) found.set(entry, url);
  }
  const keepers = keepersOf(found.keys(), (entry) => foldedPath(found.get(entry) ?? ''));
  const reportIfTaken = (entry: RoutedEntry, url: RoutePath): boolean => {
    const keeper = keepers.get(foldedPath(url)) ?? entry;
    if (keeper === entry) return false;
    const detail = { url, other: keeper, otherUrl: urlOf(keeper.type, slugOf(keeper), prefixes) };
    report(duplicateSlug, { at: slugField(entry), detail, target: url, suggestion: suggest(entry.id) });
    return true;
  };
  const placed = [...found].filter(([entry, url]) => !reportIfTaken(entry, url));
  for (const entry of unsound) {
    if (!hasRoute(entry) || entry.unsound.includes('url')) continue;
    const url = soundAddress(entry, { suggest, prefixes }, report);
    if (url !== undefined && !reportIfTaken(entry, url)) keepers.set(foldedPath(url), entry);
  }
  const urls = new Map(placed.map(([{ id }, url]) => [id, url]));
  return {
    routes: new Map(placed.map(([{ id }, url]) => [url, id])),
    urls,
    withoutPage: new Set(routed.map(({ id }) => id).filter((id) => !urls.has(id))),
  };
}

/** The address of an entry. If its slug is unusable, this is reported and the address is undefined. */
function soundAddress(
  entry: RoutedEntry,
  { suggest, prefixes }: Pick<RoutesInput, 'suggest' | 'prefixes'>,
  report: Report,
): RoutePath | undefined {
  const slug = slugOf(entry);
  const reserved = reservedFault(entry.type, slug, prefixes);
  const fault = faultOfSlug(entry) ?? reserved;
  if (fault === undefined) return urlOf(entry.type, slug, prefixes);
  const suggestion = suggest(entry.id);
  const advice =
    fault === reserved
      ? `Choose another slug${suggestion === undefined ? '' : `, such as ${suggestion}`}.`
      : undefined;
  report(unusableSlug, { at: slugField(entry), detail: { slug, fault }, target: slug, advice, suggestion });
  return undefined;
}

const slugField = ({ id, fieldNames }: RoutedEntry) => ({
  entry: id,
  field: [fieldNames.get('url') ?? 'url'],
});
