import type { Item, ItemKind } from './resource.ts';

/** That something was published, or is no longer. */
export interface Change {
  /** Counts up through the whole space. */
  readonly sequence: number;
  readonly kind: ItemKind;
  /** As it was last published. */
  readonly item: Item;
  /** Set where it is published no longer. */
  readonly deletedAt?: string;
}

/** What the delivery API has seen, in order. Only the last change of an item counts. */
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

  /** The changes after a sequence that no later one has overtaken, one by one. */
  *after(sequence: number): Generator<Change> {
    // the first change has the sequence 1, so that a sequence is the index of the next one
    for (let index = sequence; index < this.#changes.length; index += 1) {
      const change = this.#changes[index];
      if (change !== undefined && this.#last.get(keyOf(change)) === change) yield change;
    }
  }
}

const keyOf = ({ kind, item }: Pick<Change, 'kind' | 'item'>): string => `${kind} ${item.sys.id}`;
