import type { EntryId } from '../../../schemas/base/ids.ts';
import type { OwnPrefixes } from '../../../schemas/routes.ts';
import type { Entry } from '../../entry.ts';
import {
  foldedOriginal,
  foldedSlug,
  hasRoute,
  reservedFault,
  type RoutedEntry,
  slugOf,
  slugParts,
} from './slug-of.ts';
import { slugInAddress } from './slug-in-address.ts';
import { keepersOf } from './keepers.ts';
import { isSound, slugFromWords } from './slug-from-words.ts';

/** By entry with an odd or duplicate slug, a slug to use. It is sound and unique, even if only some entries are changed. */
export function suggestedSlugs(
  entries: Iterable<Entry>,
  prefixes: OwnPrefixes,
): ReadonlyMap<EntryId, string> {
  const routed = [...entries].filter(hasRoute);
  const counts = new Map<string, number>();
  for (const entry of routed) {
    const folded = foldedOf(entry);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  const keepers = keepersOf(routed, foldedOf);
  const tried = new Map<string, number>();
  const suggested = new Map<EntryId, string>();
  for (const entry of routed) {
    const own = foldedOf(entry);
    const isFirst = keepers.get(own) === entry;
    const isOfCopy = counts.has(foldedOriginal(entry.type, slugOf(entry)) ?? '');
    if (
      isFirst &&
      !isOfCopy &&
      slugParts(entry).every(isSound) &&
      reservedFault(entry.type, slugOf(entry), prefixes) === undefined
    )
      continue;
    const isFree = (slug: string): boolean => {
      const folded = foldedSlug(entry.type, slug);
      if (counts.has(`${folded}.md`) || counts.has(foldedOriginal(entry.type, slug) ?? '')) return false;
      return (counts.get(folded) ?? 0) === (folded === own && isFirst && counts.get(own) === 1 ? 1 : 0);
    };
    const slug = freeSlug(entry, { isFree, tried, prefixes, isTaken: !isFirst });
    if (slug === undefined) continue;
    counts.set(foldedSlug(entry.type, slug), 1);
    suggested.set(entry.id, slug);
  }
  return suggested;
}

/** A sound slug made from an entry's own slug. Another entry may have it. */
export const slugMeant = (entry: RoutedEntry, own: OwnPrefixes): string | undefined =>
  slugParts(entry).length > 1
    ? slugParts(entry)
        .flatMap((part) => slugFromWords(part) ?? [])
        .join('/') || undefined
    : slugFromWords(slugInAddress(entry.type, slugOf(entry), own));

const foldedOf = (entry: RoutedEntry): string => foldedSlug(entry.type, slugOf(entry));

interface Choice {
  readonly isFree: (slug: string) => boolean;
  /** The last number that each slug was tried with. */
  readonly tried: Map<string, number>;
  readonly prefixes: OwnPrefixes;
  /** Another entry has the same slug. */
  readonly isTaken: boolean;
}

/** Made from the slug; from the title if nothing of the slug is usable, or another entry has it; then with a number. */
function freeSlug(entry: RoutedEntry, { isFree, tried, prefixes, isTaken }: Choice): string | undefined {
  const isReserved = (slug: string) => reservedFault(entry.type, slug, prefixes) !== undefined;
  const ofTitle = slugFromWords(entry.title ?? '');
  const wanted = slugMeant(entry, prefixes) ?? ofTitle;
  if (wanted === undefined) return undefined;
  const base = isReserved(wanted) ? `${wanted}-plan` : wanted;
  if (isTaken && ofTitle !== undefined && !isReserved(ofTitle) && isFree(ofTitle)) return ofTitle;
  const name = `${entry.type}/${base}`;
  for (let count = tried.get(name) ?? 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!isFree(slug)) continue;
    tried.set(name, count + 1);
    return slug;
  }
}
