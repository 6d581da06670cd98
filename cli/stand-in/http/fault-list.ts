import type { Fault } from '../fault.ts';

/** The faults that are on. Of those that fit a request the oldest meets it. */
export class FaultList {
  readonly #faults: { readonly fault: Fault; left: number }[] = [];

  /** Gives the function that ends it. */
  add(fault: Fault): () => void {
    const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    this.#faults.push(entry);
    return () => {
      entry.left = 0;
    };
  }

  /** The fault that meets a request, one time less from then on. */
  take(pathWithQuery: string): Fault | undefined {
    const entry = this.#faults.find(({ fault, left }) => left > 0 && (fault.on?.test(pathWithQuery) ?? true));
    if (entry === undefined) return undefined;
    entry.left -= 1;
    return entry.fault;
  }
}
