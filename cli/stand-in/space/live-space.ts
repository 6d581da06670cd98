import type { Edit, ModelPart, StandInSpace } from '../stand-in.ts';
import { ChangeLog } from './change-log.ts';
import type { LoadedSpace } from './load.ts';
import { keyIn, partsById } from './parts-by-id.ts';
import { type Item, type ItemKind, type Resource } from './resource.ts';
import { isArchived, isPublished } from './state.ts';
import {
  archivedItem,
  createdItem,
  editedItem,
  publishedItem,
  unarchivedItem,
  unpublishedItem,
} from './versions.ts';

/** An entry or asset, and its published version. Both are replaced, never changed. */
export interface StoredItem {
  readonly current: Item;
  readonly published: Item | undefined;
}

/** The content of the stand-in, and the actions of editors. */
export class LiveSpace implements StandInSpace {
  readonly id: string;
  readonly environment: string;
  readonly changes = new ChangeLog();
  readonly #stored: Readonly<Record<ItemKind, Map<string, StoredItem>>>;
  readonly #parts: Readonly<Record<ModelPart, Map<string, Resource>>>;
  readonly #now: () => Date;
  #edition = 0;
  #modelEdition = 0;
  #syncEpoch = 0;

  constructor(loaded: LoadedSpace, now: () => Date) {
    this.id = loaded.id;
    this.environment = loaded.environment;
    this.#now = now;
    this.#stored = { Entry: storedById(loaded.items.Entry), Asset: storedById(loaded.items.Asset) };
    this.#parts = partsById(loaded.parts);
    for (const kind of ['Entry', 'Asset'] as const) {
      for (const { published } of this.#stored[kind].values()) {
        if (published !== undefined) this.changes.add({ kind, item: published });
      }
    }
  }

  /** Increases with every change, as a key for cached values. */
  get edition(): number {
    return this.#edition;
  }

  /** Increases with every change of a part, such as the content types. */
  get modelEdition(): number {
    return this.#modelEdition;
  }

  /** Increases when all sync tokens expire. */
  get syncEpoch(): number {
    return this.#syncEpoch;
  }

  get items(): readonly Item[] {
    return [...this.#stored.Entry.values(), ...this.#stored.Asset.values()].map(({ current }) => current);
  }

  item(id: string, kind: ItemKind = this.#kindOf(id)): Item | undefined {
    return this.#stored[kind].get(id)?.current;
  }

  stored(kind: ItemKind): ReadonlyMap<string, StoredItem> {
    return this.#stored[kind];
  }

  part(part: ModelPart): ReadonlyMap<string, Resource> {
    return this.#parts[part];
  }

  put(edit: Edit): void {
    const kind = edit.sys.type === 'Asset' ? 'Asset' : 'Entry';
    const stored = this.#stored[kind].get(edit.sys.id);
    if (stored === undefined) {
      this.#store(kind, { current: createdItem(edit, this, this.at()), published: undefined });
      return;
    }
    refuseArchived(stored.current);
    this.#store(kind, { ...stored, current: editedItem(stored.current, edit, this.at()) });
  }

  publish(id: string, kind: ItemKind = this.#kindOf(id)): void {
    const { current } = this.#get(id, kind);
    refuseArchived(current);
    const published = publishedItem(current, this.at());
    this.#store(kind, { current: published, published });
    this.changes.add({ kind, item: published });
  }

  unpublish(id: string, kind: ItemKind = this.#kindOf(id)): void {
    const { current, published } = this.#get(id, kind);
    if (published === undefined) return;
    this.#store(kind, { current: unpublishedItem(current, this.at()), published: undefined });
    this.changes.add({ kind, item: published, deletedAt: this.at() });
  }

  archive(id: string, kind: ItemKind = this.#kindOf(id)): void {
    this.unpublish(id, kind);
    const { current } = this.#get(id, kind);
    if (!isArchived(current))
      this.#store(kind, { current: archivedItem(current, this.at()), published: undefined });
  }

  unarchive(id: string, kind: ItemKind = this.#kindOf(id)): void {
    const { current } = this.#get(id, kind);
    if (isArchived(current))
      this.#store(kind, { current: unarchivedItem(current, this.at()), published: undefined });
  }

  delete(id: string, kind: ItemKind = this.#kindOf(id)): void {
    this.unpublish(id, kind);
    this.#stored[kind].delete(id);
    this.#edition += 1;
  }

  putPart(part: ModelPart, resource: Resource): void {
    this.#parts[part].set(keyIn(part, resource), resource);
    this.#edition += 1;
    this.#modelEdition += 1;
  }

  deletePart(part: ModelPart, id: string): void {
    this.#parts[part].delete(id);
    this.#edition += 1;
    this.#modelEdition += 1;
  }

  expireSyncTokens(): void {
    this.#syncEpoch += 1;
  }

  #kindOf(id: string): ItemKind {
    return this.#stored.Entry.has(id) || !this.#stored.Asset.has(id) ? 'Entry' : 'Asset';
  }

  #get(id: string, kind: ItemKind): StoredItem {
    const stored = this.#stored[kind].get(id);
    if (stored !== undefined) return stored;
    throw new Error(`The space has no ${kind.toLowerCase()} ${id}.`);
  }

  #store(kind: ItemKind, stored: StoredItem): void {
    this.#stored[kind].set(stored.current.sys.id, stored);
    this.#edition += 1;
  }

  /** The time of an action. */
  at(): string {
    return this.#now().toISOString();
  }
}

/** A changed item was published with an older text, which an export lacks: the current text counts as published. */
const storedById = (items: readonly Item[]): Map<string, StoredItem> =>
  new Map(
    items.map((current) => [
      current.sys.id,
      { current, published: isPublished(current) ? current : undefined },
    ]),
  );

function refuseArchived(item: Item): void {
  if (isArchived(item)) throw new Error(`${item.sys.id} is archived; take it out of the archive first.`);
}
