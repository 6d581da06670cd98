import type { ItemList } from '../input/scan-items.ts';

/** Fewer bytes than this tell items apart well enough to be compared as a whole. */
const sampleBytes = 48;

/** So many items with the same sample are compared byte by byte. */
const maxCandidates = 20;

/**
 * Finds items of an export that another export has byte for byte, so that none is parsed twice. Mostly they stand in the same order;
 * where they do not, they are looked up by a sample of their bytes.
 */
export class KnownItems {
  readonly #bytes: Buffer;
  readonly #spans: readonly { readonly start: number; readonly end: number; readonly item: unknown }[];
  #next = 0;
  #bySample: Map<string, number[]> | undefined;

  /** The lists with their parsed items, in the order of the text. */
  constructor(bytes: Buffer, lists: readonly (readonly [list: ItemList, items: readonly unknown[]])[]) {
    this.#bytes = bytes;
    this.#spans = lists.flatMap(([{ starts, ends, places }, items]) =>
      ends.map((end, index) => ({ start: starts[index] ?? 0, end, item: items[places[index] ?? 0] })),
    );
  }

  /** The parsed item with the same bytes as this part of another text. */
  find(other: Buffer, start: number, end: number): unknown {
    const isSame = (index: number) => this.#isSame(index, other, start, end);
    // after an item that was edited the next one is one further
    let index = [this.#next, this.#next + 1].find(isSame);
    if (index === undefined) {
      this.#bySample ??= this.#samples();
      index = this.#bySample.get(sampleOf(other, start, end))?.find(isSame);
    }
    if (index === undefined) return undefined;
    this.#next = index + 1;
    return this.#spans[index]?.item;
  }

  #isSame(index: number, other: Buffer, start: number, end: number): boolean {
    const span = this.#spans[index];
    if (span === undefined || span.end - span.start !== end - start) return false;
    return this.#bytes.compare(other, start, end, span.start, span.end) === 0;
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
