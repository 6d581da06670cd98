import type { KnownItems } from '../input/json/parse-items.ts';
import type { ItemList } from '../input/json/scan-items.ts';

/** Shorter items are compared as a whole. */
const sampleBytes = 48;

/** After this many edited or missing items in a row the next one is looked up. */
const maxAhead = 16;

/** At most this many items with the same sample are compared. */
const maxCandidates = 20;

/**
 * Finds items that two exports have byte for byte, so that each is parsed once. Most are in the same order. The others are
 * looked up by a sample of their bytes.
 */
export class ItemsBefore implements KnownItems {
  readonly #bytes: Buffer;
  readonly #other: Buffer;
  readonly #spans: readonly { readonly start: number; readonly end: number; readonly item: unknown }[];
  #nextEnd = 0;
  #next = 0;
  #bySample: Map<string, number[]> | undefined;

  /** The lists with their parsed items, in the order of the text. `other` is the text to search. */
  constructor(
    bytes: Buffer,
    lists: readonly (readonly [list: ItemList, items: readonly unknown[]])[],
    other: Buffer,
  ) {
    this.#bytes = bytes;
    this.#other = other;
    this.#spans = lists.flatMap(([{ starts, ends, places }, items]) =>
      ends.map((end, index) => ({ start: starts[index] ?? 0, end, item: items[places[index] ?? 0] })),
    );
  }

  /** The end of the item at a position of the other text, if it is one of the next expected items. */
  endOf(start: number): number | undefined {
    const index = this.#ahead(this.#nextEnd, start);
    if (index === undefined) return undefined;
    this.#nextEnd = index + 1;
    return start + this.#length(index);
  }

  /** The parsed item that has the same bytes as this part of the other text. */
  find(start: number, end: number): unknown {
    let index = this.#ahead(this.#next, start);
    if (index === undefined) {
      this.#bySample ??= this.#samples();
      index = this.#bySample.get(sampleOf(this.#other, start, end))?.find((each) => this.#isAt(each, start));
    }
    if (index === undefined) return undefined;
    this.#next = index + 1;
    return this.#spans[index]?.item;
  }

  #ahead(from: number, start: number): number | undefined {
    const until = Math.min(from + maxAhead, this.#spans.length);
    for (let index = from; index < until; index += 1) if (this.#isAt(index, start)) return index;
    return undefined;
  }

  /** Whether the bytes at a position equal those of an item. */
  #isAt(index: number, start: number): boolean {
    const span = this.#spans[index];
    const end = start + this.#length(index);
    if (span === undefined || end > this.#other.length) return false;
    return this.#bytes.compare(this.#other, start, end, span.start, span.end) === 0;
  }

  #length(index: number): number {
    const { start = 0, end = 0 } = this.#spans[index] ?? {};
    return end - start;
  }

  #samples(): Map<string, number[]> {
    const samples = new Map<string, number[]>();
    for (const [index, { start, end }] of this.#spans.entries()) {
      const sample = sampleOf(this.#bytes, start, end);
      const known = samples.get(sample);
      if (known === undefined) samples.set(sample, [index]);
      else if (known.length < maxCandidates) known.push(index);
    }
    return samples;
  }
}

/** The sample: the length, and bytes of the beginning, the middle and the end. */
function sampleOf(bytes: Buffer, start: number, end: number): string {
  const middle = Math.floor((start + end) / 2);
  const part = (from: number, length: number) => bytes.toString('latin1', from, Math.min(from + length, end));
  return [
    end - start,
    part(start, 5 * sampleBytes),
    part(middle, sampleBytes),
    part(Math.max(start, end - sampleBytes), sampleBytes),
  ].join('\n');
}
