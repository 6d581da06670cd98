/**
 * What was read, in one list: the name of the source, the key and the value of each read. A record for each would take ten times the memory.
 */
export type Reads = readonly unknown[];

/** Calls back with each read until one gives false, and gives that. */
export function everyRead(
  reads: Reads,
  visit: (source: string, key: unknown, value: unknown) => boolean,
): boolean {
  for (let at = 0; at < reads.length; at += 3) {
    if (!visit(reads[at] as string, reads[at + 1], reads[at + 2])) return false; // names come first
  }
  return true;
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
