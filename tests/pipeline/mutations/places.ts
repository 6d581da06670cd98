import { isReached } from '../../../pipeline/inspect/reach/reach.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import type { Field } from '../../../schemas/fields/index.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import type { RawEntry } from '../documents.ts';
import type { Random } from './random.ts';
import { type Space, valueIn } from './space.ts';

/** A field with a value. */
export interface FieldPlace {
  readonly item: RawEntry;
  /** As our model calls it; of a type that is not ours, as the space does. */
  readonly name: string;
  /** As the space spells it. */
  readonly field: string;
  /** Undefined of a type that is not ours. */
  readonly definition: Field | undefined;
  readonly value: unknown;
}

/** Our content type of an entry, mapped or not. */
export const typeOf = (item: RawEntry, { graph }: Space): ContentTypeId | undefined => {
  const type = graph.entries.get(item.sys.id as EntryId)?.type;
  return type === 'otherEntry' ? undefined : type;
};

/** The entries that readers meet; of a space that is not ours, all. */
export function shownEntries(space: Space, ...types: readonly string[]): RawEntry[] {
  return space.exported.entries.filter((item) => {
    const entry = space.graph.entries.get(item.sys.id as EntryId);
    if (entry === undefined) return false;
    const type = typeOf(item, space);
    if (type === undefined) return types.length === 0;
    if (!space.graph.included.has(entry.id) || !isReached(entry, space.graph)) return false;
    return types.length === 0 || types.includes(type);
  });
}

/** An entry that readers meet, of the given types, that fits. */
export const pickEntry = (
  space: Space,
  random: Random,
  types: readonly string[],
  fits: (item: RawEntry) => boolean = () => true,
): RawEntry | undefined => pickOf(shownEntries(space, ...types).filter(fits), contentTypeOf, random);

const contentTypeOf = ({ sys }: RawEntry): string => (sys['contentType'] as { sys: { id: string } }).sys.id;

/** One item of a group that chance chooses: what is rare is chosen as often as what is common. */
function pickOf<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  random: Random,
): Item | undefined {
  const group = random.pick([...new Set(items.map(groupOf))]);
  return random.pick(items.filter((item) => groupOf(item) === group));
}

/** A field with a value, among those that fit, of any entry that readers meet. */
export function pickField(
  space: Space,
  random: Random,
  fits: (place: FieldPlace) => boolean,
): FieldPlace | undefined {
  const places = fieldsIn(space).filter(fits);
  return pickOf(places, ({ item, field }) => `${contentTypeOf(item)}.${field}`, random);
}

/** Listed once: places are always chosen in a space as it is while it is clean. */
function fieldsIn(space: Space): readonly FieldPlace[] {
  const known = fields.get(space) ?? shownEntries(space).flatMap((item) => fieldsOf(item, space));
  fields.set(space, known);
  return known;
}

const fields = new WeakMap<Space, readonly FieldPlace[]>();

function fieldsOf(item: RawEntry, space: Space): FieldPlace[] {
  const entry = space.graph.entries.get(item.sys.id as EntryId);
  const type = typeOf(item, space);
  const definition: ContentTypeDefinition | undefined = type && contentTypes[type];
  const ours = new Map(
    [...(type === undefined ? [] : (entry?.fieldNames ?? []))].map(([name, field]) => [field, name]),
  );
  return Object.keys(item.fields).flatMap((field): FieldPlace[] => {
    const name = ours.get(field) ?? field;
    const value = valueIn(item, field, space.locale);
    if (value === undefined || (definition && !Object.hasOwn(definition.fields, name))) return [];
    return [{ item, name, field, definition: definition?.fields[name], value }];
  });
}

/** How the space spells a field of ours. */
export const spelled = (item: RawEntry, name: string, { graph }: Space): string =>
  graph.entries.get(item.sys.id as EntryId)?.fieldNames.get(name) ?? name;

/** The sound value of a field of ours. */
export const valueOf = (item: RawEntry, name: string, { graph }: Space): unknown =>
  graph.entries.get(item.sys.id as EntryId)?.fields[name];
