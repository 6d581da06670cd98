import { folded } from '../../../schemas/base/text/fold.ts';
import type { Announcement, BundleFiles } from '../../../schemas/bundle/index.ts';
import { wordsInAddress } from '../../ui/search-field/words-in-address.ts';

export interface AnnouncementFilter {
  readonly words: string;
  /** The code ids of the chosen types; none: every type. */
  readonly types: readonly string[];
}

/** The announcements whose title or text has the words, and that have any of the types. Source: docs/requirements.md, AN-1. */
export function filterAnnouncements(
  items: readonly Announcement[],
  filter: AnnouncementFilter,
): readonly Announcement[] {
  const words = folded(filter.words.trim());
  return items.filter((item) => hasWords(item, words) && hasType(item, filter.types));
}

const hasWords = ({ title, plainDescription = '' }: Announcement, words: string): boolean =>
  folded(title).includes(words) || folded(plainDescription).includes(words);

const hasType = (item: Announcement, types: readonly string[]): boolean =>
  types.length === 0 || item.types.some(({ codeId }) => types.includes(codeId));

/** The filter in an address. Unknown types are dropped. */
export function filterFrom(
  query: URLSearchParams,
  types: BundleFiles['announcements']['types'],
): AnnouncementFilter {
  const named = query.getAll('type');
  return {
    words: wordsInAddress(query),
    types: types.map(({ codeId }) => codeId).filter((codeId) => named.includes(codeId)),
  };
}

/** The query of an address for a filter. */
export function filterQuery({ words, types }: AnnouncementFilter): URLSearchParams {
  const query = new URLSearchParams(types.map((type) => ['type', type]));
  if (words.trim() !== '') query.set('q', words);
  return query;
}
