import { digestOfAll } from './digests.ts';
import { everyRead, type Reads, whole } from './reads.ts';

/** A value that an earlier process has computed. */
export interface StoredValue {
  /** What was read to compute it: the names of sources, each with a key. */
  readonly keys: readonly (readonly [source: string, key: unknown])[];
  /** Of the values that were read, in this order. */
  readonly digest: string;
  readonly data: () => StoredData;
}

/** A value without its classes. */
export interface StoredData {
  readonly plain: unknown;
  /** The bytes of its file, which are not in `plain`. */
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
}

/** The values of an earlier process. */
export interface StoredQueries {
  get(query: string, key: string): StoredValue | undefined;
}

export const digestOfReads = (reads: Reads): string =>
  digestOfAll(reads.filter((_, place) => place % 3 === 2));

/** A value for later processes. Undefined if one of the keys means nothing there. */
export function toStored(reads: Reads, data: () => StoredData): StoredValue | undefined {
  const keys: [source: string, key: unknown][] = [];
  const areStorable = everyRead(reads, (source, key) => keys.push([source, key]) > 0 && isStorable(key));
  return areStorable ? { keys, digest: digestOfReads(reads), data } : undefined;
}

/** A link to nothing is looked up as undefined. */
const isStorable = (key: unknown): boolean => typeof key === 'string' || key === whole || key === undefined;
