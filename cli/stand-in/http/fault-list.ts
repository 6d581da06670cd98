import type { Fault } from '../fault.ts';

/** The active faults. The oldest one that matches a request applies. */
export class FaultList {
  readonly #faults: { readonly fault: Fault; left: number }[] = [];

  /** Adds a fault. Gives a function that removes it. */
  add(fault: Fault): () => void {
    const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    this.#faults.push(entry);
    return () => {
      entry.left = 0;
    };
  }

  /** The fault for a request, which counts it. */
  take(pathWithQuery: string): Fault | undefined {
    const entry = this.#faults.find(({ fault, left }) => left > 0 && (fault.on?.test(pathWithQuery) ?? true));
    if (entry === undefined) return undefined;
    entry.left -= 1;
    return entry.fault;
  }
}
