/** What was looked up in one collection: keys, and what was there under each. Two lists take less room than pairs. */
export interface Looks {
  readonly source: string;
  readonly keys: readonly unknown[];
  readonly values: readonly unknown[];
}

/** The key of a look that took a collection as a whole. */
export const whole = Symbol('whole');

/** Writes down what is looked up in tracked collections while something is worked out. */
export class Recorder {
  #open: Map<string, Map<unknown, unknown>> | undefined;

  /** What the work gives, and every look that it took, each once. Recordings do not nest. */
  during<Value>(work: () => Value): { readonly value: Value; readonly looks: readonly Looks[] } {
    const open = new Map<string, Map<unknown, unknown>>();
    this.#open = open;
    try {
      const value = work();
      const looks = Array.from(open, ([source, seen]) => ({
        source,
        keys: [...seen.keys()],
        values: [...seen.values()],
      }));
      return { value, looks };
    } finally {
      this.#open = undefined;
    }
  }

  note(source: string, key: unknown, value: unknown): void {
    if (this.#open === undefined) return;
    const seen = this.#open.get(source);
    if (seen === undefined) this.#open.set(source, new Map([[key, value]]));
    else seen.set(key, value);
  }
}
