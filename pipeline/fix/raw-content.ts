import { isRecord } from '../../schemas/base/is-record.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import type { BuildInput } from '../build.ts';
import type { FaultLocation } from '../finding.ts';
import type { Graph } from '../graph.ts';
import { originOf } from '../inspect/content/origin-of.ts';
import { idOf, valueIn } from './apply-edits.ts';
import type { ValuePlace } from './edit.ts';
import type { RawContent, RawValue } from './fix.ts';
import { newRowIn, rawRowAt } from './table-rows.ts';

interface Around {
  readonly graph: Graph;
  /** The locales of the site. */
  readonly locales: ReadonlySet<string>;
  readonly isAnswered?: ((address: string) => boolean) | undefined;
}

/** The content behind a graph. */
export function rawContent(
  { exported, redirectFile }: Pick<BuildInput, 'exported' | 'redirectFile'>,
  { graph, locales, isAnswered = () => false }: Around,
): RawContent {
  const items = itemsOf(exported.entries);
  const sharedValueAt = (location: FaultLocation): RawValue | undefined => {
    const place = placeOf(location, graph);
    if (place === undefined) return undefined;
    const fields = items.get(place.entry);
    const value = valueIn(fields, [place.field, place.locale, ...place.path]);
    return value === undefined || fields === undefined || isVeryDeep(fields) ? undefined : { place, value };
  };
  return {
    sharedValueAt,
    valueAt(location) {
      const found = sharedValueAt(location);
      const locale = found?.place.locale ?? graph.locale;
      return locale !== graph.locale && locales.has(locale) ? undefined : found;
    },
    rowAt: (location) =>
      'source' in location && location.source.file === redirectFile?.file
        ? rawRowAt(redirectFile.text, location.source.line)
        : undefined,
    newRow: (from, to) => redirectFile && newRowIn(redirectFile.text, { from, to }),
    nodesAllowedIn({ entry, field }) {
      const type = graph.entries.get(entry as EntryId)?.contentType ?? '';
      return graph.types.get(type)?.fields.get(field)?.limits.nodes;
    },
    isAnswered,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** By id. Of two entries with one id nobody knows which one is meant, so there is none. */
const itemsOf = sameForSame((entries: readonly unknown[]): ReadonlyMap<string, Fields> => {
  const items = new Map<string, Fields>();
  const met = new Set<string>();
  for (const item of entries) {
    const id = idOf(item);
    const fields = (item as { readonly fields?: unknown } | null)?.fields;
    if (id === undefined || !isRecord(fields)) continue;
    if (met.has(id)) items.delete(id);
    else items.set(id, fields);
    met.add(id);
  }
  return items;
});

/** What is nested deeper was not written by a person, and cannot be written as JSON again. */
const maxLevels = 1000;

const isVeryDeep = sameForSame((fields: Fields): boolean => {
  let level: readonly object[] = [fields];
  for (let depth = 0; depth < maxLevels && level.length > 0; depth += 1) {
    level = level.flatMap((each) => Object.values(each).filter(isObject));
  }
  return level.length > 0;
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function placeOf(location: FaultLocation, { entries, locale }: Graph): ValuePlace | undefined {
  if (!('entry' in location)) return undefined;
  const { entry, field = [], pointer = '' } = originOf(location, entries.get(location.entry as EntryId));
  const [name, ...steps] = field;
  if (typeof name !== 'string') return undefined;
  return {
    entry,
    field: name,
    locale: entries.get(entry as EntryId)?.borrowed?.get(name) ?? locale,
    path: [...steps, ...stepsOf(pointer)],
  };
}

/** In a document, numbers are positions. */
const stepsOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/u.test(step) ? Number(step) : step));
