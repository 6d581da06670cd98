import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import type { OwnPrefixes } from '../../../schemas/routes.ts';
import { foldedPath, urlOf } from '../../../schemas/urls.ts';
import type { Entry } from '../../entry.ts';
import type { Report } from '../../finding.ts';
import { duplicateSlug } from '../../rules/slugs/duplicate.ts';
import { unusableSlug } from '../../rules/slugs/unusable.ts';
import { isSlugOfTitle } from './slug-of-title.ts';
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
  const found = new Map<RoutedEntry, RoutePath>();
  const withoutPage = new Set<EntryId>();
  const addresses: Addresses = { byFolded: new Map(), suggest, prefixes };
  for (const entry of entries) {
    if (!hasRoute(entry)) continue;
    const url = soundAddress(entry, addresses, report);
    const folded = url && foldedPath(url);
    const other = folded && addresses.byFolded.get(folded);
    const loser = url === undefined ? entry : other && loserOf(other, entry);
    if (loser !== undefined) withoutPage.add(loser.id);
    if (url === undefined || folded === undefined) continue;
    found.set(entry, url);
    if (loser !== entry) addresses.byFolded.set(folded, entry);
    if (other !== undefined)
      reportLoser(loser === entry ? [entry, other] : [other, entry], addresses, report);
  }
  for (const entry of unsound) {
    if (!hasRoute(entry) || entry.unsound.includes('url')) continue;
    const url = soundAddress(entry, addresses, report);
    if (url === undefined) continue;
    const other = addresses.byFolded.get(foldedPath(url));
    if (other === undefined) addresses.byFolded.set(foldedPath(url), entry);
    else reportLoser([entry, other], addresses, report);
  }
  const placed = [...found].filter(([{ id }]) => !withoutPage.has(id));
  return {
    routes: new Map(placed.map(([{ id }, url]) => [url, id])),
    urls: new Map(placed.map(([{ id }, url]) => [id, url])),
    withoutPage,
  };
}

const loserOf = (first: RoutedEntry, second: RoutedEntry): RoutedEntry =>
  isSlugOfTitle(second) && !isSlugOfTitle(first) ? first : second;

interface Addresses extends Pick<RoutesInput, 'suggest' | 'prefixes'> {
  /** The entries that have an address, by folded path: many hosts ignore case. */
  readonly byFolded: Map<string, RoutedEntry>;
}

/** The address of an entry. If its slug is unusable, this is reported and the address is undefined. */
function soundAddress(
  entry: RoutedEntry,
  { suggest, prefixes }: Addresses,
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

function reportLoser(
  [loser, keeper]: readonly [RoutedEntry, RoutedEntry],
  { suggest, prefixes }: Addresses,
  report: Report,
): void {
  const [url, otherUrl] = [loser, keeper].map((each) => urlOf(each.type, slugOf(each), prefixes));
  if (url === undefined || otherUrl === undefined) return;
  const detail = { url, other: keeper, otherUrl };
  report(duplicateSlug, { at: slugField(loser), detail, target: url, suggestion: suggest(loser.id) });
}

const slugField = ({ id, fieldNames }: RoutedEntry) => ({
  entry: id,
  field: [fieldNames.get('url') ?? 'url'],
});
