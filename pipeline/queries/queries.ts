import { type Reads, type Source, valueIn } from './reads.ts';

/** A computed value, and all that was read for it. */
interface Kept {
  readonly value: unknown;
  readonly reads: readonly Reads[];
}

/**
 * What earlier runs computed, for a process that builds a space again and again. A run computes again what a change reaches and takes
 * the rest from here; it gives what a run without a store gives. The idea is that of salsa, the engine of rust-analyzer.
 */
export class Queries {
  /** By query, then by key. */
  readonly kept = new Map<string, Map<unknown, Kept>>();
  /** See `carried`. */
  readonly carried = new Map<string, unknown>();
}

/** Where the values of this process's run are kept; there is one at a time, and it does not wait for anything. */
let active: Run | undefined;

/** The run that takes values from a store, if there is one now. */
export const activeRun = (): Run | undefined => active;

/** Does work whose queries take values from a store. Without one each is computed. */
export function withQueries<Result>(queries: Queries | undefined, work: () => Result): Result {
  if (active !== undefined && active.queries === queries) return work();
  const outer = active;
  active = queries && new Run(queries);
  try {
    const result = work();
    active?.end();
    return result;
  } finally {
    active = outer;
  }
}

/**
 * A value that follows from a source and a key. In a run with a store it is computed again only when something that it read of the
 * source has changed. The source is one that `track` gave: of another nobody knows what is read, so that it is computed each time.
 */
export const query =
  <From extends object, Key, Value>(
    name: string,
    compute: (source: From, key: Key) => Value,
  ): ((source: From, key: Key) => Value) =>
  (source, key) =>
    active?.tracks(source) === true
      ? (active.ask(name, key, () => compute(source, key)) as Value) // a name has one kind of value
      : compute(source, key);

/** A value for whose making that of the run before is at hand, such as one that stays the same object while it holds the same. */
export function carried<Value>(name: string, next: (before: Value | undefined) => Value): Value {
  const store = active?.queries.carried;
  const value = next(store?.get(name) as Value | undefined); // a name has one kind of value
  store?.set(name, value);
  return value;
}

/** Does work that is no part of the query in which it is done: who asks for its result depends on what is looked up in that. */
export const unrecorded = <Result>(work: () => Result): Result =>
  active === undefined ? work() : active.unrecorded(work);

class Run {
  readonly #sources = new Map<string, Source>();
  readonly #tracked = new WeakSet();
  readonly #asked = new Map<string, Map<unknown, Kept>>();
  #register: (source: string) => void = () => {};
  /** What the query that is computed now has read so far, by source. */
  #open: Map<string, Map<unknown, unknown>> | undefined;

  readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** From now on reads of this source can be compared. */
  register(name: string, source: Source): void {
    this.#sources.set(name, source);
  }

  /** Says how a source is registered that nobody has asked for in this run. */
  registerWith(register: (source: string) => void): void {
    this.#register = register;
  }

  /** From now on this object is one whose reads are noted. */
  mark(tracked: object): void {
    this.#tracked.add(tracked);
  }

  tracks = (source: object): boolean => this.#tracked.has(source);

  note(source: string, key: unknown, value: unknown): void {
    if (this.#open === undefined) return;
    const seen = this.#open.get(source);
    if (seen === undefined) this.#open.set(source, new Map([[key, value]]));
    else seen.set(key, value);
  }

  ask(name: string, key: unknown, compute: () => unknown): unknown {
    const asked = this.#askedOf(name);
    const known = asked.get(key) ?? this.queries.kept.get(name)?.get(key);
    const kept = known?.reads.every(this.#holds) ? known : this.#compute(compute);
    asked.set(key, kept);
    if (this.#open !== undefined) this.#noteAll(kept.reads);
    return kept.value;
  }

  /** What a run that has ended did not ask for is forgotten. */
  end(): void {
    for (const [name, asked] of this.#asked) this.queries.kept.set(name, asked);
  }

  unrecorded<Result>(work: () => Result): Result {
    const outer = this.#open;
    this.#open = undefined;
    try {
      return work();
    } finally {
      this.#open = outer;
    }
  }

  #compute(compute: () => unknown): Kept {
    const outer = this.#open;
    const open = new Map<string, Map<unknown, unknown>>();
    this.#open = open;
    try {
      const value = compute();
      const reads = Array.from(open, ([source, seen]) => ({
        source,
        keys: [...seen.keys()],
        values: [...seen.values()],
      }));
      return { value, reads };
    } finally {
      this.#open = outer;
    }
  }

  #askedOf(name: string): Map<unknown, Kept> {
    const asked = this.#asked.get(name) ?? new Map<unknown, Kept>();
    this.#asked.set(name, asked);
    return asked;
  }

  #noteAll(reads: readonly Reads[]): void {
    for (const { source, keys, values } of reads)
      for (const [index, key] of keys.entries()) this.note(source, key, values[index]);
  }

  /** Most of the work of a run in which little has changed: each read of each value is done again. */
  readonly #holds = ({ source: name, keys, values }: Reads): boolean => {
    if (!this.#sources.has(name)) this.unrecorded(() => this.#register(name));
    const source = this.#sources.get(name) ?? nothing;
    for (let index = 0; index < keys.length; index += 1) {
      if (!isSame(values[index], valueIn(source, keys[index]))) return false;
    }
    return true;
  };
}

export type { Run };

/** In place of a source that is gone. */
const nothing: Source = new Map();

/** Lists that were made anew are the same when they hold the same. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item: unknown, index) => item === b[index]));
