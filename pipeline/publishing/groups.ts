import { addTo } from '../../schemas/base/add-to.ts';
import type { Topics } from './topics.ts';

/** Items of which none affects another. */
export interface Group<Item> {
  readonly items: readonly Item[];
  /** The items that a finding about some topics can depend on. */
  readonly related: (topics: Topics) => readonly Item[];
}

/** The most groups. Items that fit into none of them are in the last one. */
const maxGroups = 40;

/** Parts items into groups in which none affects another, each into the first one where it fits. */
export function groupsApart<Item extends { readonly topics: Topics }>(
  items: readonly Item[],
): readonly Group<Item>[] {
  const groups: OpenGroup<Item>[] = [];
  for (const item of items) {
    const fitting = groups.find((group) => group.fits(item.topics));
    const group = fitting ?? (groups.length < maxGroups ? new OpenGroup<Item>() : groups.at(-1));
    if (group === undefined) continue;
    if (fitting === undefined && group.items.length === 0) groups.push(group);
    group.add(item);
  }
  return groups;
}

class OpenGroup<Item extends { readonly topics: Topics }> implements Group<Item> {
  readonly items: Item[] = [];
  readonly #byOffer = new Map<string, Item[]>();
  readonly #byUse = new Map<string, Item[]>();

  fits = ({ offers, uses }: Topics): boolean =>
    !this.#has(this.#byOffer, offers) && !this.#has(this.#byUse, offers) && !this.#has(this.#byOffer, uses);

  add(item: Item): void {
    this.items.push(item);
    for (const topic of item.topics.offers) addTo(this.#byOffer, topic, item);
    for (const topic of item.topics.uses) addTo(this.#byUse, topic, item);
  }

  related = ({ offers, uses }: Topics): readonly Item[] => {
    const found = [...offers].flatMap((topic) => [
      ...(this.#byOffer.get(topic) ?? []),
      ...(this.#byUse.get(topic) ?? []),
    ]);
    return [...new Set([...found, ...[...uses].flatMap((topic) => this.#byOffer.get(topic) ?? [])])];
  };

  #has(topics: ReadonlyMap<string, unknown>, asked: ReadonlySet<string>): boolean {
    for (const topic of asked) if (topics.has(topic)) return true;
    return false;
  }
}
