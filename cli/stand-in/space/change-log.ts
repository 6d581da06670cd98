import type { Item, ItemKind } from './resource.ts';

/** A publication, or the end of one. */
export interface Change {
  /** Increases through the whole space. */
  readonly sequence: number;
  readonly kind: ItemKind;
  /** The item as it was published last. */
  readonly item: Item;
  /** Set if it is no longer published. */
  readonly deletedAt?: string;
}

/** The changes that the delivery API has seen, in order. Only the last change of an item counts. */
export class ChangeLog {
  readonly #changes: Change[] = [];
  readonly #last = new Map<string, Change>();

  /** The sequence of the newest change, 0 before the first. */
  get newest(): number {
    return this.#changes.at(-1)?.sequence ?? 0;
  }

  add(change: Omit<Change, 'sequence'>): void {
    const numbered = { ...change, sequence: this.newest + 1 };
    this.#changes.push(numbered);
    this.#last.set(keyOf(change), numbered);
  }

  /** The changes after a sequence, without those that a later change replaces. */
  *after(sequence: number): Generator<Change> {
    // sequences start at 1, so a sequence is the index of the next change
    for (let index = sequence; index < this.#changes.length; index += 1) {
      const change = this.#changes[index];
      if (change !== undefined && this.#last.get(keyOf(change)) === change) yield change;
    }
  }
}

const keyOf = ({ kind, item }: Pick<Change, 'kind' | 'item'>): string => `${kind} ${item.sys.id}`;
