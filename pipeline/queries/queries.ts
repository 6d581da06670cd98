import { everyRead, type Reads, type Source, valueIn } from './reads.ts';
import { type Form, forms, type Kept, type Queries } from './store.ts';
import { digestOfReads } from './stored-queries.ts';

/** The run of this process that memoizes values. There is one at a time, because a run is synchronous. */
let active: Run | undefined;

/** The current run with a store, if there is one. */
export const activeRun = (): Run | undefined => active;

/** Does work whose queries are memoized in a store. Without a store every query is computed. */
export function withQueries<Result>(queries: Queries | undefined, work: () => Result): Result {
  if (active !== undefined && active.queries === queries) return work();
  const run = openRun(queries);
  const result = run.within(work);
  run.end();
  return result;
}

/** A run whose work is done in parts. Other runs can happen between them. */
export interface OpenRun {
  readonly within: <Result>(work: () => Result) => Result;
  /** Keeps the values that this run has used, and forgets all others of the store. */
  readonly end: () => void;
  /** Keeps the values that this run has used so far, beside all others. For a run that is given up. */
  readonly leave: () => void;
}

export function openRun(queries: Queries | undefined): OpenRun {
  const run = queries && new Run(queries);
  return {
    within(work) {
      const outer = active;
      active = run;
      try {
        return work();
      } finally {
        active = outer;
      }
    },
    end: () => run?.end(),
    leave: () => run?.leave(),
  };
}

/**
 * A value that is computed from a source and a key. In a run with a store it is recomputed only if something that it read from the
 * source has changed. This needs a source from `track`, which records reads. From another source the value is computed each time.
 * With `form`, later processes use the value too.
 */
export function query<From extends object, Key, Value>(
  name: string,
  compute: (source: From, key: Key) => Value,
  form?: Form<Value>,
): (source: From, key: Key) => Value {
  if (form !== undefined) forms.set(name, form as Form<unknown>); // of the values of this name
  return (source, key) =>
    active?.tracks(source) === true
      ? (active.ask(name, key, () => compute(source, key)) as Value) // a name has one kind of value
      : compute(source, key);
}

/** A value that is computed with the value of the run before, for example to keep the same object while its content is the same. */
export function carried<Value>(name: string, next: (before: Value | undefined) => Value): Value {
  const store = active?.queries.carried;
  const value = next(store?.get(name) as Value | undefined); // a name has one kind of value
  store?.set(name, value);
  return value;
}

/** Does work whose reads are not recorded for the current query. The query depends on its own lookups in the result instead. */
export const unrecorded = <Result>(work: () => Result): Result =>
  active === undefined ? work() : active.unrecorded(work);

class Run {
  readonly #sources = new Map<string, Source>();
  readonly #tracked = new WeakSet();
  readonly #asked = new Map<string, Map<unknown, Kept>>();
  #register: (source: string) => void = () => {};
  /** The reads of the current query so far, by source. */
  #open: Map<string, Map<unknown, unknown>> | undefined;

  readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** From now on reads of this source can be compared. */
  register(name: string, source: Source): void {
    this.#sources.set(name, source);
  }

  /** Sets the function that registers a source which nothing has used in this run. */
  registerWith(register: (source: string) => void): void {
    this.#register = register;
  }

  /** Marks an object whose reads are recorded. */
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
    const kept =
      asked.get(key) ?? this.#keptBefore(name, key) ?? this.#stored(name, key) ?? this.#compute(compute);
    asked.set(key, kept);
    if (this.#open !== undefined) this.#noteAll(kept.reads);
    return kept.value;
  }

  /** A value of an earlier run, if all that was read for it is still the same. */
  #keptBefore = (name: string, key: unknown): Kept | undefined =>
    this.queries.kept
      .get(name)
      ?.get(key)
      ?.find(({ reads }) => everyRead(reads, this.#holds));

  /** A value of an earlier process, if all that was read for it has the same content now. */
  #stored(name: string, key: unknown): Kept | undefined {
    const stored = typeof key === 'string' ? this.queries.before?.get(name, key) : undefined;
    if (stored === undefined) return undefined;
    const reads = stored.keys.flatMap(([source, each]) => [source, each, this.#valueIn(source, each)]);
    if (digestOfReads(reads) !== stored.digest) return undefined;
    return { value: forms.get(name)?.fromData(stored.data()), reads, stored };
  }

  /** Keeps the values that this run has used, with earlier ones if the store keeps several. Forgets all others. */
  end(): void {
    const { kept } = this.queries;
    for (const [name, asked] of this.#asked) kept.set(name, this.#withEarlier(name, asked));
  }

  /** Adds the values that this run has used to those that are kept. Each is compared before it is used again. */
  leave(): void {
    const { kept } = this.queries;
    for (const [name, asked] of this.#asked) {
      const known = kept.get(name);
      const used = this.#withEarlier(name, asked);
      if (known === undefined) kept.set(name, used);
      else for (const [key, list] of used) known.set(key, list);
    }
  }

  #withEarlier(name: string, asked: ReadonlyMap<unknown, Kept>): Map<unknown, readonly Kept[]> {
    const { kept, versions } = this.queries;
    const before = kept.get(name);
    const listOf = (used: Kept, key: unknown) => {
      const known = before?.get(key) ?? [];
      if (known[0] === used) return known;
      return [used, ...known.filter((each) => each !== used).slice(0, versions - 1)];
    };
    return new Map(Array.from(asked, ([key, used]) => [key, listOf(used, key)] as const));
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
      const reads: unknown[] = [];
      for (const [source, seen] of open) for (const [read, found] of seen) reads.push(source, read, found);
      return { value, reads: reads.slice() }; // without the room that V8 leaves where a list grows
    } finally {
      this.#open = outer;
    }
  }

  #askedOf(name: string): Map<unknown, Kept> {
    const asked = this.#asked.get(name) ?? new Map<unknown, Kept>();
    this.#asked.set(name, asked);
    return asked;
  }

  #noteAll(reads: Reads): void {
    everyRead(reads, (source, key, value) => {
      this.note(source, key, value);
      return true;
    });
  }

  /** Whether a recorded read still gives the same value. This is most of the work of a run with few changes. */
  readonly #holds = (source: string, key: unknown, value: unknown): boolean =>
    isSame(value, this.#valueIn(source, key));

  #valueIn(source: string, key: unknown): unknown {
    return valueIn(this.#sourceOf(source), key);
  }

  #sourceOf(name: string): Source {
    if (!this.#sources.has(name)) this.unrecorded(() => this.#register(name));
    return this.#sources.get(name) ?? nothing;
  }
}

export type { Run };

/** Replaces a source that no longer exists. */
const nothing: Source = new Map();

/** Lists are compared by their items, because they may be new arrays. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item: unknown, index) => item === b[index]));
