import { activeRun, type Run } from './queries.ts';
import { SingleValue, type Lookup, type Source, whole } from './reads.ts';

/**
 * A copy of a record that records reads: of a map or a set each key, of any other member the member as a whole. Members that are tracked
 * already stay as they are. In a run without a store it is the record itself.
 */
export function track<Of extends object>(name: string, record: Of): Of {
  const run = activeRun();
  if (run === undefined) return record;
  const tracked = {};
  for (const [member, value] of Object.entries(record)) {
    const source = `${name}.${member}`;
    if (isObject(value) && run.tracks(value)) Object.assign(tracked, { [member]: value });
    else if (isSource(value)) Object.assign(tracked, { [member]: trackedSource(source, value, run) });
    else defineValue(tracked, member, { source, value, run });
  }
  run.mark(tracked);
  return tracked as Of; // the same names, and each member behaves as the one that it stands for
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSource = (value: unknown): value is Source =>
  value instanceof Set || (isObject(value) && 'get' in value && typeof value.get === 'function');

function trackedSource(name: string, source: Source, run: Run): Source {
  run.register(name, source);
  if (source instanceof Set) return new TrackedSet(name, source, run);
  if (source instanceof Map) return new TrackedMap(name, source, run);
  return trackedLookup(name, source as Lookup, run); // the one kind that is left
}

function defineValue(
  record: object,
  member: string,
  { source, value, run }: { readonly source: string; readonly value: unknown; readonly run: Run },
): void {
  run.register(source, new SingleValue(value));
  Object.defineProperty(record, member, {
    enumerable: true,
    get() {
      run.note(source, whole, value);
      return value;
    },
  });
}

const trackedLookup = (name: string, base: Lookup, run: Run): Lookup => ({
  get(key) {
    const value = base.get(key);
    run.note(name, key, value);
    return value;
  },
});

/** The shared part of tracked maps and sets. To iterate over one, or to ask for its size, reads it as a whole. */
class Tracked<Base extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>> {
  readonly source: string;
  readonly base: Base;
  readonly run: Run;

  constructor(source: string, base: Base, run: Run) {
    this.source = source;
    this.base = base;
    this.run = run;
  }

  get size(): number {
    return this.all().size;
  }

  all(): Base {
    this.run.note(this.source, whole, this.base);
    return this.base;
  }
}

class TrackedMap extends Tracked<ReadonlyMap<unknown, unknown>> implements ReadonlyMap<unknown, unknown> {
  get(key: unknown): unknown {
    const value = this.base.get(key);
    this.run.note(this.source, key, value);
    return value;
  }

  /** No collection here holds undefined: what is there has a value. */
  has(key: unknown): boolean {
    return this.get(key) !== undefined;
  }

  forEach(visit: (value: unknown, key: unknown, map: ReadonlyMap<unknown, unknown>) => void): void {
    for (const [key, value] of this.all()) visit(value, key, this);
  }

  entries = () => this.all().entries();
  keys = () => this.all().keys();
  values = () => this.all().values();
  [Symbol.iterator] = () => this.all()[Symbol.iterator]();
}

class TrackedSet extends Tracked<ReadonlySet<unknown>> implements ReadonlySet<unknown> {
  has(key: unknown): boolean {
    const value = this.base.has(key);
    this.run.note(this.source, key, value);
    return value;
  }

  forEach(visit: (value: unknown, key: unknown, set: ReadonlySet<unknown>) => void): void {
    for (const value of this.all()) visit(value, value, this);
  }

  entries = () => this.all().entries();
  keys = () => this.all().keys();
  values = () => this.all().values();
  [Symbol.iterator] = () => this.all()[Symbol.iterator]();
}
