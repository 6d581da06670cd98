import type { Part } from './part.ts';

/** Each document as one part, by its id, because one question can be about several of its parts. */
export function wholesOf(parts: readonly Part[]): ReadonlyMap<string, Part> {
  const wholes = new Map<string, Part>();
  for (const part of parts) {
    const whole = wholes.get(part.document);
    wholes.set(
      part.document,
      whole === undefined
        ? part
        : { ...whole, above: [...whole.above, part.title], units: [...whole.units, ...part.units] },
    );
  }
  return wholes;
}
