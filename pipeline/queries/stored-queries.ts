import { digestOfAll } from './digests.ts';
import { type Reads, whole } from './reads.ts';

/** A value that an earlier process has computed. */
export interface StoredValue {
  /** What was read to compute it. */
  readonly reads: readonly Pick<Reads, 'source' | 'keys'>[];
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

export const digestOfReads = (reads: readonly Reads[]): string =>
  digestOfAll(reads.flatMap(({ values }) => values));

/** A value for later processes. Undefined if one of the keys means nothing there. */
export const toStored = (reads: readonly Reads[], data: () => StoredData): StoredValue | undefined =>
  reads.every(({ keys }) => keys.every(isStorable))
    ? { reads, digest: digestOfReads(reads), data }
    : undefined;

/** A link to nothing is looked up as undefined. */
const isStorable = (key: unknown): boolean => typeof key === 'string' || key === whole || key === undefined;
