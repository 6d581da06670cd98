/** What was read of one source: keys, and what was there under each. Two lists take less room than pairs. */
export interface Reads {
  readonly source: string;
  readonly keys: readonly unknown[];
  readonly values: readonly unknown[];
}

/** The key of a read that took a source as a whole. */
export const whole = Symbol('whole');

/** All that is asked of a source to see whether it has changed. */
export type Source = ReadonlySet<unknown> | Lookup;

/** A collection, as far as it is asked for single values. */
export type Lookup = Pick<ReadonlyMap<unknown, unknown>, 'get'>;

/** What a source has under a key: of a set, whether it has it; the source itself for `whole`. */
export function valueIn(source: Source, key: unknown): unknown {
  if (source instanceof Fact) return key === whole ? source.value : undefined;
  if (key === whole) return source;
  return 'get' in source ? source.get(key) : source.has(key);
}

/** A source that is one value, and no collection. */
export class Fact implements Lookup {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  get = (): unknown => this.value;
}
