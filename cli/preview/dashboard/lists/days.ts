import type { Entry } from '../../../../pipeline/entry.ts';
import type { Graph } from '../../../../pipeline/graph.ts';
import { changerOf } from '../../../../pipeline/inspect/content/changer-of.ts';
import { groupBy } from '../../../reporters/group-by.ts';

/** The entries that were changed last on the same day, in UTC. */
export interface Day {
  /** `Fri, Nov 13`; of another year than the newest day `Fri, Nov 13, 2025`. */
  readonly title: string;
  readonly entries: readonly Entry[];
  /** What all of its entries have in common, in words. Of one entry that is who changed it, and when. */
  readonly shared: readonly {
    readonly name: 'type' | 'state' | 'person' | 'time';
    readonly words: string;
  }[];
}

/** The days of entries that have a date, in the order of the entries. */
export function daysOf(entries: readonly Entry[], graph: Graph): Day[] {
  const dated = entries.flatMap((entry) =>
    entry.updatedAt === undefined ? [] : [{ entry, at: entry.updatedAt }],
  );
  const newestYear = dated[0]?.at.slice(0, 4);
  return Array.from(
    groupBy(dated, ({ at }) => at.slice(0, 10)),
    ([day, ofDay]) => ({
      title: (day.startsWith(`${newestYear}`) ? dayFormat : dayFormatWithYear).format(new Date(day)),
      entries: ofDay.map(({ entry }) => entry),
      shared: sharedBy(ofDay, graph),
    }),
  );
}

function sharedBy(
  ofDay: readonly { readonly entry: Entry; readonly at: string }[],
  graph: Graph,
): Day['shared'] {
  const common = (valueOf: (each: (typeof ofDay)[number]) => string | undefined): string | undefined => {
    const values = new Set(ofDay.map(valueOf));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const isOne = ofDay.length === 1;
  const all = isOne ? '' : 'all ';
  const [type, state, person, time] = [
    isOne ? undefined : common(({ entry }) => entry.typeName || undefined),
    isOne ? undefined : common(({ entry }) => entry.state),
    common(({ entry }) => changerOf(entry, graph)),
    common(({ at }) => timeOf(at)),
  ];
  return [
    ...(type === undefined ? [] : [{ name: 'type', words: `all ${type}` } as const]),
    ...(state === undefined ? [] : [{ name: 'state', words: `all ${state}` } as const]),
    ...(person === undefined ? [] : [{ name: 'person', words: `${all}by ${person}` } as const]),
    ...(time === undefined ? [] : [{ name: 'time', words: `${all}at ${time}` } as const]),
  ];
}

/** `12:47 PM`, in UTC. */
export const timeOf = (at: string): string => timeFormat.format(new Date(at));

const dayParts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('en-US', dayParts);
const dayFormatWithYear = new Intl.DateTimeFormat('en-US', { ...dayParts, year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
