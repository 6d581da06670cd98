/** The reads from one source: keys, and the value of each. Two lists take less memory than pairs. */
export interface Reads {
  readonly source: string;
  readonly keys: readonly unknown[];
  readonly values: readonly unknown[];
}

/** The key of a read of a whole source. */
export const whole = Symbol('whole');

/** A collection or a value whose reads can be compared. */
export type Source = ReadonlySet<unknown> | Lookup;

/** A collection that is only asked for single values. */
export type Lookup = Pick<ReadonlyMap<unknown, unknown>, 'get'>;

/** The value of a key in a source. In a set it is whether the set has the key; for `whole` it is the source itself. */
export function valueIn(source: Source, key: unknown): unknown {
  if (source instanceof SingleValue) return key === whole ? source.value : undefined;
  if (key === whole) return source;
  return 'get' in source ? source.get(key) : source.has(key);
}

/** A source that is a single value. */
export class SingleValue implements Lookup {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  get = (): unknown => this.value;
}
