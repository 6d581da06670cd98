import { sameForSame } from '../../../../schemas/base/same-for-same.ts';
import type { Entry, EntryState } from '../../../../pipeline/entry.ts';
import type { Graph } from '../../../../pipeline/graph.ts';
import { ageInDays } from '../../../../pipeline/inspect/content/age.ts';
import { articlesWithoutLinks } from '../../../../pipeline/inspect/reach/articles-without-links.ts';
import { groupBy } from '../../../reporters/group-by.ts';
import { byTitle, newestFirst } from './entry-order.ts';
import { pathPart } from './path-part.ts';

/** Entries that share a property, with a path of their own. */
export interface EntryList {
  /** The path below `/preview/`. */
  readonly path: string;
  /** The title of the page. */
  readonly title: string;
  /** The shorter title in the dashboard. */
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly order: 'title' | 'newest' | 'day';
  /** Shown if the list has no entries: a sentence. */
  readonly whenEmpty: string;
  /** Whether an empty list means that all is well. */
  readonly isGoodIfEmpty?: true;
}

/** The lists of entries, in the order of the dashboard. */
export interface SpaceLists {
  readonly all: EntryList;
  readonly changes: EntryList;
  readonly unreachable: EntryList;
  readonly byType: readonly EntryList[];
  readonly byState: readonly EntryList[];
  readonly byAge: readonly EntryList[];
}

/** The lists of a build. They are computed at the first request, in linear time. */
export const spaceListsOf = sameForSame((graph: Graph): SpaceLists => {
  const entries = [...graph.entries.values()];
  const title = 'Entries';
  return {
    all: {
      path: 'entries',
      title,
      label: title,
      entries: entries.toSorted(byTitle),
      order: 'title',
      whenEmpty: 'Entries appear here as soon as the export has some.',
    },
    changes: {
      path: 'changes',
      title: 'Last changes',
      label: 'Last changes',
      entries: entries.filter(({ updatedAt }) => updatedAt !== undefined).toSorted(newestFirst),
      order: 'day',
      whenEmpty: 'The export does not say when anything was changed.',
    },
    unreachable: {
      path: 'unreachable',
      title: 'Articles that nothing leads to',
      label: 'Articles that nothing leads to',
      entries: articlesWithoutLinks(graph).toSorted(byTitle),
      order: 'title',
      whenEmpty: 'Readers can get to every article: each has a link, a card or a place on another page.',
      isGoodIfEmpty: true,
    },
    byType: typesOf(entries),
    byState: states.map(({ state, label, whenEmpty }) => ({
      path: `entries/state/${state}`,
      title: label,
      label,
      entries: entries.filter((entry) => entry.state === state).toSorted(byTitle),
      order: 'title',
      whenEmpty,
    })),
    byAge: agesOf(entries, graph.now),
  };
});

/** All of these lists. */
export const listsIn = ({ all, changes, unreachable, byType, byState, byAge }: SpaceLists): EntryList[] => [
  all,
  changes,
  unreachable,
  ...byType,
  ...byState,
  ...byAge,
];

const states: readonly (Pick<EntryList, 'label' | 'whenEmpty'> & { readonly state: EntryState })[] = [
  { state: 'published', label: 'Published', whenEmpty: 'No entry is published.' },
  {
    state: 'changed',
    label: 'Changed since they were published',
    whenEmpty: 'No published entry has edits that readers do not see.',
  },
  { state: 'draft', label: 'Drafts', whenEmpty: 'No entry is a draft.' },
  { state: 'archived', label: 'Archived', whenEmpty: 'No entry is archived.' },
];

/** The largest first. */
function typesOf(entries: readonly Entry[]): EntryList[] {
  const byType = groupBy(entries, ({ contentType }) => contentType);
  return [...byType]
    .map(([type, ofType]) => ({
      path: `entries/type/${pathPart(type)}`,
      title: ofType[0]?.typeName || 'No content type',
      label: ofType[0]?.typeName || 'No content type',
      entries: ofType.toSorted(byTitle),
      order: 'title' as const,
      whenEmpty: 'No entry has this type.',
    }))
    .toSorted((a, b) => b.entries.length - a.entries.length || (a.title < b.title ? -1 : 1));
}

/** By age: each list up to this many days since the last change. */
const ages = [
  { name: 'week', label: 'Changed within a week', days: 7 },
  { name: 'month', label: 'Within a month', days: 31 },
  { name: 'half-year', label: 'Within half a year', days: 183 },
  { name: 'year', label: 'Within a year', days: 366 },
  { name: 'older', label: 'Longer ago', days: Infinity },
] as const;

function agesOf(entries: readonly Entry[], now = new Date().toISOString().slice(0, 10)): EntryList[] {
  const ageOf = ({ updatedAt }: Entry) => {
    const days = updatedAt === undefined ? undefined : ageInDays(updatedAt, now);
    return days === undefined ? 'unknown' : (ages.find((age) => days <= age.days)?.name ?? 'unknown');
  };
  const byAge = groupBy(entries, ageOf);
  return [...ages, { name: 'unknown', label: 'No date' } as const].map(({ name, label }) => ({
    path: `entries/age/${name}`,
    title: name === 'week' || name === 'unknown' ? label : `Changed ${label.toLowerCase()}`,
    label,
    entries: (byAge.get(name) ?? []).toSorted(newestFirst),
    order: 'newest',
    whenEmpty: 'No entry was changed last at this time.',
  }));
}
