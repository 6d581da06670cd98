import type { Reads } from './reads.ts';
import { type StoredData, type StoredQueries, type StoredValue, toStored } from './stored-queries.ts';

/** A computed value, and its dependencies: everything that was read to compute it. */
export interface Kept {
  readonly value: unknown;
  readonly reads: Reads;
  /** The same in the file that it comes from. */
  readonly stored?: StoredValue;
}

/**
 * The memoized values of earlier runs, for a process that builds a space again and again. A run recomputes only values whose
 * dependencies have changed. Its result is that of a run without a store. The idea comes from salsa, the engine of rust-analyzer.
 */
export class Queries {
  /** By query, then by key: the value of the last run first. */
  readonly kept = new Map<string, Map<unknown, readonly Kept[]>>();
  /** See `carried`. */
  readonly carried = new Map<string, unknown>();
  /** The values of an earlier process. */
  before: StoredQueries | undefined;
  readonly #byLocale = new Map<string, Queries>();
  /** How many values of a key are kept: more than one for runs that alternate between inputs. */
  readonly versions: number;

  constructor(versions = 1) {
    this.versions = versions;
  }

  /** The values of a space in one of several locales. */
  inLocale(locale: string): Queries {
    const own = this.#byLocale.get(locale) ?? new Queries(this.versions);
    this.#byLocale.set(locale, own);
    return own;
  }

  /** Forgets everything. */
  forget(): void {
    this.kept.clear();
    this.carried.clear();
    this.before = undefined;
  }

  /** The last values of the queries that later processes use. */
  *toStore(): Generator<readonly [query: string, key: string, value: StoredValue]> {
    for (const [name, { toData }] of forms)
      for (const [key, [last]] of this.kept.get(name) ?? []) {
        const value = last?.stored ?? (last && toStored(last.reads, () => toData(last.value)));
        if (typeof key === 'string' && value !== undefined) yield [name, key, value];
      }
  }
}

/** How later processes get a value. */
export interface Form<Value> {
  readonly toData: (value: Value) => StoredData;
  readonly fromData: (data: StoredData) => Value;
}

/** The form of values that are data alone. */
export const asData = {
  toData: (plain: unknown): StoredData => ({ plain }),
  fromData: ({ plain }: StoredData) => plain as never, // the query has written it
};

/** By query: of those whose values later processes use. */
export const forms = new Map<string, Form<unknown>>();
