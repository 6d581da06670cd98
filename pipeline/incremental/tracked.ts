import { type Recorder, whole } from './recorder.ts';

export type Collection = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;

/** All that is asked of a collection to see whether it has changed. */
export type Found = ReadonlySet<unknown> | Pick<ReadonlyMap<unknown, unknown>, 'get'>;

/** A collection that notes who looks for what in it. */
export const tracked = (source: string, base: Collection, recorder: Recorder): Collection =>
  base instanceof Set
    ? new TrackedSet(source, base, recorder)
    : new TrackedMap(source, base as ReadonlyMap<unknown, unknown>, recorder);

/** What a collection has under a key: of a set, whether it has it; the collection itself for `whole`. */
export function valueAt(collection: Found, key: unknown): unknown {
  if (key === whole) return collection;
  return 'get' in collection ? collection.get(key) : collection.has(key);
}

class TrackedMap implements ReadonlyMap<unknown, unknown> {
  readonly #source: string;
  readonly #base: ReadonlyMap<unknown, unknown>;
  readonly #recorder: Recorder;

  constructor(source: string, base: ReadonlyMap<unknown, unknown>, recorder: Recorder) {
    this.#source = source;
    this.#base = base;
    this.#recorder = recorder;
  }

  get(key: unknown): unknown {
    const value = this.#base.get(key);
    this.#recorder.note(this.#source, key, value);
    return value;
  }

  /** No collection here holds undefined: what is there has a value. */
  has(key: unknown): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    return this.#all().size;
  }

  forEach(visit: (value: unknown, key: unknown, map: ReadonlyMap<unknown, unknown>) => void): void {
    for (const [key, value] of this.#all()) visit(value, key, this);
  }

  entries = () => this.#all().entries();
  keys = () => this.#all().keys();
  values = () => this.#all().values();
  [Symbol.iterator] = () => this.#all()[Symbol.iterator]();

  #all(): ReadonlyMap<unknown, unknown> {
    this.#recorder.note(this.#source, whole, this.#base);
    return this.#base;
  }
}

class TrackedSet implements ReadonlySet<unknown> {
  readonly #source: string;
  readonly #base: ReadonlySet<unknown>;
  readonly #recorder: Recorder;

  constructor(source: string, base: ReadonlySet<unknown>, recorder: Recorder) {
    this.#source = source;
    this.#base = base;
    this.#recorder = recorder;
  }

  has(key: unknown): boolean {
    const value = this.#base.has(key);
    this.#recorder.note(this.#source, key, value);
    return value;
  }

  get size(): number {
    return this.#all().size;
  }

  forEach(visit: (value: unknown, key: unknown, set: ReadonlySet<unknown>) => void): void {
    for (const value of this.#all()) visit(value, value, this);
  }

  entries = () => this.#all().entries();
  keys = () => this.#all().keys();
  values = () => this.#all().values();
  [Symbol.iterator] = () => this.#all()[Symbol.iterator]();

  #all(): ReadonlySet<unknown> {
    this.#recorder.note(this.#source, whole, this.#base);
    return this.#base;
  }
}
