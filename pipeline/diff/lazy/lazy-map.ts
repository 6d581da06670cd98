/** A map with known keys, whose values are computed on first access. */
export class LazyMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #keys: ReadonlySet<Key>;
  readonly #work: (key: Key) => Value;
  readonly #known = new Map<Key, Value>();

  constructor(keys: ReadonlySet<Key>, work: (key: Key) => Value) {
    this.#keys = keys;
    this.#work = work;
  }

  get(key: Key): Value | undefined {
    if (!this.#keys.has(key)) return undefined;
    if (!this.#known.has(key)) this.#known.set(key, this.#work(key));
    return this.#known.get(key);
  }

  has = (key: Key): boolean => this.#keys.has(key);
  keys = () => this.#keys.values();

  get size(): number {
    return this.#keys.size;
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.#all()) visit(value, key, this);
  }

  entries = () => this.#all().entries();
  values = () => this.#all().values();
  [Symbol.iterator] = () => this.#all()[Symbol.iterator]();

  #all(): ReadonlyMap<Key, Value> {
    return new Map(Array.from(this.#keys, (key): [Key, Value] => [key, this.get(key) as Value])); // its key is known
  }
}
