import { ascending, descending } from '../../../../schemas/base/compare.ts';
import type { Entry } from '../../../../pipeline/entry.ts';
import { changerOf } from '../../../../pipeline/inspect/content/changer-of.ts';
import { type Choice, counted } from '../../../reporters/html/controls.ts';
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

const maxCharacters = 500;

/** Reads the query of an address. An unknown order counts as none. */
export function entryQuery(params: URLSearchParams): EntryQuery {
  const given = (name: string) => (params.get(name) ?? '').trim().slice(0, maxCharacters);
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

export interface FoundEntries {
  readonly entries: readonly Entry[];
  /** How many entries match for each choice of a filter beside the others. */
  readonly choices: Readonly<Record<EntryFilter, readonly Choice[]>>;
}

type QueriedSite = Pick<PreviewSite, 'graph' | 'inPlace'>;

/** The entries of a list that match all filters, in the order of the query. */
export function findEntries(all: readonly Entry[], query: EntryQuery, site: QueriedSite): FoundEntries {
  const keyOf = (name: EntryFilter, entry: Entry): string =>
    name === 'person' ? (changerOf(entry, site.graph) ?? '') : name === 'type' ? entry.typeName : entry.state;
  const words = query.text.toLowerCase().split(/\s+/u).filter(Boolean);
  const textOf = (entry: Entry) =>
    [entryTitle(entry), entry.typeName, entry.id, keyOf('person', entry)].join('\n').toLowerCase();
  const withWords =
    words.length === 0 ? all : all.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const beside = (except?: EntryFilter) =>
    withWords.filter((entry) =>
      filters.every((name) => name === except || query[name] === '' || keyOf(name, entry) === query[name]),
    );
  const choicesOf = (name: EntryFilter): Choice[] => {
    const found = counted(beside(name), (entry) => keyOf(name, entry) || undefined);
    const chosen = query[name];
    return chosen === '' || found.some(({ value }) => value === chosen)
      ? found
      : [...found, { value: chosen, label: chosen, count: 0 }];
  };
  return {
    entries: sorted(beside(), query.sort, site),
    choices: { type: choicesOf('type'), state: choicesOf('state'), person: choicesOf('person') },
  };
}

const filters = ['type', 'state', 'person'] as const satisfies readonly EntryFilter[];

function sorted(entries: readonly Entry[], sort: EntrySort | '', { inPlace }: QueriedSite): readonly Entry[] {
  if (sort === '') return entries;
  if (sort === 'title') return entries.toSorted(byTitle);
  if (sort === 'newest') return entries.toSorted(newestFirst);
  if (sort === 'oldest') return entries.toSorted((a, b) => ascending(a.updatedAt, b.updatedAt));
  const { byEntry } = inPlace();
  const findings = ({ id }: Entry) => byEntry.get(id)?.length ?? 0;
  return entries.toSorted((a, b) => descending(findings(a), findings(b)) || byTitle(a, b));
}
