import { deserialize, serialize } from 'node:v8';
import { whole } from '../../pipeline/queries/reads.ts';
import type { StoredData, StoredQueries, StoredValue } from '../../pipeline/queries/stored-queries.ts';
import { invariant } from '../../schemas/base/invariant.ts';

/** The numbers of other keys than strings, which have theirs in a list. */
const otherKeys: ReadonlyMap<unknown, number> = new Map([
  [whole, -1],
  [undefined, -2],
]);
const keysByNumber = new Map(Array.from(otherKeys, ([key, number]) => [number, key]));

function keyNumber(key: unknown): number {
  const number = otherKeys.get(key);
  invariant(number !== undefined, 'other keys are not stored');
  return number;
}

interface Row {
  readonly digest: string;
  /** Of its data, and of the bytes of its file behind these. */
  readonly lengths: readonly [data: number, file: number];
  /** The sources that were read, each with a key. All are numbers of strings. */
  readonly keys: readonly number[];
}

interface Index {
  readonly strings: readonly string[];
  /** By query, then by key, in the order of their bytes. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, Row>>;
}

/** At the end: the length of the index before it. */
const endBytes = 4;

/** Writes values as V8 serializes them, each with its file, and then their index. One that has functions is left out. */
export function packValues(
  values: Iterable<readonly [query: string, key: string, value: StoredValue]>,
  write: (bytes: Uint8Array) => void,
): void {
  const numbers = new Map<string, number>();
  const numberOf = (key: unknown): number => {
    if (typeof key !== 'string') return keyNumber(key);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const rows = new Map<string, Map<string, Row>>();
  for (const [name, key, value] of values) {
    const parts = partsOf(value);
    if (parts === undefined) continue;
    for (const part of parts) write(part);
    const keys = value.keys.flatMap(([source, read]) => [numberOf(source), numberOf(read)]);
    const byKey = rows.get(name) ?? new Map<string, Row>();
    rows.set(
      name,
      byKey.set(key, { digest: value.digest, lengths: [parts[0].length, parts[1].length], keys }),
    );
  }
  const index = serialize({ strings: [...numbers.keys()], rows } satisfies Index);
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(index.length);
  write(index);
  write(end);
}

type Parts = readonly [data: Uint8Array, file: Uint8Array<ArrayBuffer>];

function partsOf(value: StoredValue): Parts | undefined {
  if (value instanceof PackedValue) return value.parts;
  try {
    const { plain, bytes = new Uint8Array() } = value.data();
    return [serialize(plain), bytes];
  } catch {
    return undefined;
  }
}

/** Its keys are made at each call: all of them take much memory. */
class PackedValue implements StoredValue {
  readonly digest: string;
  readonly parts: Parts;
  readonly #keysOf: () => StoredValue['keys'];

  constructor(digest: string, parts: Parts, keysOf: () => StoredValue['keys']) {
    this.digest = digest;
    this.parts = parts;
    this.#keysOf = keysOf;
  }

  get keys(): StoredValue['keys'] {
    return this.#keysOf();
  }

  data = (): StoredData => ({ plain: deserialize(this.parts[0]), bytes: this.parts[1] });
}

/** What `packValues` has written. Each value is read when it is asked for. */
export class PackedValues implements StoredQueries {
  readonly #strings: readonly string[];
  readonly #rows = new Map<
    string,
    ReadonlyMap<string, Pick<Row, 'digest' | 'keys'> & Pick<PackedValue, 'parts'>>
  >();

  /** Throws for other bytes. */
  constructor(packed: Buffer<ArrayBuffer>) {
    const end = packed.length - endBytes;
    const start = end - packed.readUInt32LE(end);
    const { strings, rows } = deserialize(packed.subarray(start, end)) as Index; // the file is signed
    this.#strings = strings;
    let offset = 0;
    for (const [name, byKey] of rows) {
      const next = (length: number) => packed.subarray(offset, (offset += length));
      const values = Array.from(byKey, ([key, { digest, lengths, keys }]) => {
        const parts: Parts = [next(lengths[0]), next(lengths[1])];
        return [key, { digest, keys, parts }] as const;
      });
      this.#rows.set(name, new Map(values));
    }
    invariant(offset === start, 'the index describes all values');
  }

  get(query: string, key: string): StoredValue | undefined {
    const row = this.#rows.get(query)?.get(key);
    return row && new PackedValue(row.digest, row.parts, () => this.#keysOf(row.keys));
  }

  #keysOf(numbers: readonly number[]): StoredValue['keys'] {
    const keys: [source: string, key: unknown][] = [];
    for (let at = 0; at < numbers.length; at += 2) {
      const [source = 0, key = 0] = [numbers[at], numbers[at + 1]];
      keys.push([this.#stringAt(source), this.#keyAt(key)]);
    }
    return keys;
  }

  readonly #keyAt = (number: number): unknown =>
    number < 0 ? keysByNumber.get(number) : this.#stringAt(number);

  #stringAt(number: number): string {
    const text = this.#strings[number];
    invariant(text !== undefined, 'each number has its string');
    return text;
  }
}
