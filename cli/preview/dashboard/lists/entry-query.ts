import { ascending, descending } from '../../../../schemas/base/compare.ts';
import type { Entry } from '../../../../pipeline/entry.ts';
import { changerOf } from '../../../../pipeline/inspect/content/changer-of.ts';
import { type Filtered, filtered, givenIn } from '../../own-pages/filtered.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { entryTitle } from '../entry-title.ts';
import { byTitle, newestFirst } from './entry-order.ts';

/** The orders of a list. An empty one is the list's own. */
export const entrySorts = ['title', 'newest', 'oldest', 'findings'] as const;
export type EntrySort = (typeof entrySorts)[number];

/** What a list of entries shows. An empty text filters nothing. */
export interface EntryQuery {
  /** Words of the title, the type, the id or the person, in any case. */
  readonly text: string;
  /** What editors call the content type. */
  readonly type: string;
  readonly state: string;
  /** Who changed the entry last. */
  readonly person: string;
  readonly sort: EntrySort | '';
}

export type EntryFilter = 'type' | 'state' | 'person';

/** Reads the query of an address. An unknown order counts as none. */
export function entryQuery(params: URLSearchParams): EntryQuery {
  const given = givenIn(params);
  return {
    text: given('text'),
    type: given('type'),
    state: given('state'),
    person: given('person'),
    sort: entrySorts.find((each) => each === given('sort')) ?? '',
  };
}

/** The query as an address has it: empty, or with a question mark. */
export function entryQueryText(query: EntryQuery): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return text === '' ? '' : `?${text}`;
}

export type FoundEntries = Filtered<Entry, EntryFilter>;

type QueriedSite = Pick<PreviewSite, 'graph' | 'inPlace'>;

/** The entries of a list that match all filters, in the order of the query. */
export function findEntries(
  all: readonly Entry[],
  { text, sort, ...chosen }: EntryQuery,
  site: QueriedSite,
): FoundEntries {
  const personOf = (entry: Entry): string[] => [changerOf(entry, site.graph) ?? []].flat();
  const { items, choices } = filtered<Entry, EntryFilter>(all, {
    text,
    textOf: (entry) => [entryTitle(entry), entry.typeName, entry.id, ...personOf(entry)].join('\n'),
    chosen,
    filters: {
      type: { keysOf: ({ typeName }) => [typeName].filter(Boolean) },
      state: { keysOf: ({ state }) => [state] },
      person: { keysOf: personOf },
    },
  });
  return { items: sorted(items, sort, site), choices };
}

function sorted(entries: readonly Entry[], sort: EntrySort | '', { inPlace }: QueriedSite): readonly Entry[] {
  if (sort === '') return entries;
  if (sort === 'title') return entries.toSorted(byTitle);
  if (sort === 'newest') return entries.toSorted(newestFirst);
  if (sort === 'oldest') return entries.toSorted((a, b) => ascending(a.updatedAt, b.updatedAt));
  const { byEntry } = inPlace();
  const findings = ({ id }: Entry) => byEntry.get(id)?.length ?? 0;
  return entries.toSorted((a, b) => descending(findings(a), findings(b)) || byTitle(a, b));
}
