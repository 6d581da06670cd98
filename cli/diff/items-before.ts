import type { KnownItems } from '../input/json/parse-items.ts';
import type { ItemList } from '../input/json/scan-items.ts';

/** Fewer bytes than this tell items apart well enough to be compared as a whole. */
const sampleBytes = 48;

/** So many items in a row may have been edited, or be gone, before the next one is looked for elsewhere. */
const maxAhead = 16;

/** So many items with the same sample are compared byte by byte. */
const maxCandidates = 20;

/**
 * Finds items of an export that another export has byte for byte, so that none is parsed twice. Mostly they stand in the same order;
 * where they do not, they are looked up by a sample of their bytes.
 */
export class ItemsBefore implements KnownItems {
  readonly #bytes: Buffer;
  readonly #other: Buffer;
  readonly #spans: readonly { readonly start: number; readonly end: number; readonly item: unknown }[];
  #nextEnd = 0;
  #next = 0;
  #bySample: Map<string, number[]> | undefined;

  /** The lists with their parsed items, in the order of the text; `other` is the text in which they are looked for. */
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

  /** Where an item ends that begins at a place of the other text, if it is one of those that are next here. */
  endOf(start: number): number | undefined {
    const index = this.#ahead(this.#nextEnd, start);
    if (index === undefined) return undefined;
    this.#nextEnd = index + 1;
    return start + this.#length(index);
  }

  /** The parsed item with the same bytes as this part of the other text. */
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

  /** What has the bytes of an item ends where the item does. */
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

/** The length, and some bytes from the beginning, where ids mostly are, the middle and the end. */
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
