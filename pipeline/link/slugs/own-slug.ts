import { isRoutedType } from '../../../schemas/urls.ts';
import { reasonOf } from '../../addresses/site-pages.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { deriveFromShape } from '../../queries/derive.ts';
import { faultOfSlug, slugParts } from './slug-of.ts';
import { suggestedSlugs } from './suggested-slugs.ts';
import type { FaultLocation } from '../../finding.ts';

/** The slug that an editor gave an entry with a page, and its field. */
export interface OwnSlug {
  readonly slug: string;
  /** Several where it is a path. */
  readonly parts: readonly string[];
  readonly at: FaultLocation;
}

/**
 * Undefined if the entry has no page or no slug of its own, or if the slug is refused already: as unusable, or because another entry
 * has it.
 */
export function ownSlug(entry: Entry, graph: Graph): OwnSlug | undefined {
  const slug = entry.fields['url'];
  if (typeof slug !== 'string' || slug === '' || !isRoutedType(entry.type ?? '')) return undefined;
  const isRefused = reasonOf(entry, graph) === undefined && !graph.urls.has(entry.id);
  if (isRefused || faultOfSlug(entry) !== undefined) return undefined;
  return {
    slug,
    parts: slugParts(entry),
    at: { entry: entry.id, field: [entry.fieldNames.get('url') ?? 'url'] },
  };
}

/** A slug for an entry with an odd one. No rule about slugs reports it. */
export const slugToUse = ({ id }: Entry, graph: Graph): string | undefined =>
  slugsOf(graph).suggested.get(id);

const slugsOf = deriveFromShape('slugs', ({ entries, prefixes }) => ({
  suggested: suggestedSlugs(entries.values(), prefixes),
}));
