import type { EntryState } from '../entry.ts';
import type { RawSys } from './export/raw-export.ts';

/**
 * The state of an entry or asset. An archived one is tested first, because archiving unpublishes; an item without a
 * version comes from the delivery API, which has only published ones.
 * Source: Contentful, "Determine entry and asset state".
 */
export function stateOf({ version, publishedVersion, archivedVersion, archivedAt }: RawSys): EntryState {
  if (archivedVersion !== undefined || archivedAt !== undefined) return 'archived';
  if (version === undefined) return 'published';
  if (publishedVersion === undefined) return 'draft';
  return version >= publishedVersion + 2 ? 'changed' : 'published';
}

/** Whether a build includes entries in a state. Drafts need the flag `--drafts`. */
export const isIncluded = (state: EntryState, drafts: boolean): boolean =>
  state === 'published' || state === 'changed' || (drafts && state === 'draft');

/** Whether an entry was published at some time. Source: Contentful, "Common properties". */
export const wasPublished = ({
  publishedVersion,
  publishedCounter,
  publishedAt,
  firstPublishedAt,
}: RawSys): boolean =>
  publishedVersion !== undefined ||
  (publishedCounter ?? 0) > 0 ||
  publishedAt !== undefined ||
  firstPublishedAt !== undefined;
