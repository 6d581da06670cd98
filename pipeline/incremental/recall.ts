import type { Looks } from './recorder.ts';
import { type Found, valueAt } from './tracked.ts';

interface Kept<Value> {
  readonly value: Value;
  readonly looks: readonly Looks[];
}

/**
 * Values that are worked out again only when something that they were worked out from has changed. A run asks for every
 * value that it needs; what it does not ask for is forgotten.
 */
export class Recall<Key, Value> {
  #kept = new Map<Key, Kept<Value>>();

  /** A run: `find` gives the collection, as it is now, that was looked into under a name. */
  run<Result>(
    find: (source: string) => Found,
    ask: (recall: (key: Key, work: () => Kept<Value>) => Value) => Result,
  ): Result {
    const before = this.#kept;
    const now = new Map<Key, Kept<Value>>();
    const found = new Map<string, Found>();
    const holds = (looks: Looks): boolean => {
      const collection = found.get(looks.source) ?? find(looks.source);
      found.set(looks.source, collection);
      return seesTheSame(looks, collection);
    };
    const result = ask((key, work) => {
      const known = before.get(key);
      const kept = known?.looks.every(holds) ? known : work();
      now.set(key, kept);
      return kept.value;
    });
    this.#kept = now;
    return result;
  }
}

/** Most of the work of a run in which little has changed: every look of every value is looked again. */
function seesTheSame({ keys, values }: Looks, collection: Found): boolean {
  for (let index = 0; index < keys.length; index += 1) {
    if (!isSame(values[index], valueAt(collection, keys[index]))) return false;
  }
  return true;
}

/** Lists that were made anew are the same when they hold the same. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item: unknown, index) => item === b[index]));
