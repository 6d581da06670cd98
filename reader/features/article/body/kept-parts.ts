import * as z from 'zod/mini';

/** Which parts were open at each step of the history, by its key; the oldest first. */
const keptParts = z.array(z.tuple([z.string(), z.array(z.string())]));

const storageKey = 'fieldbook-open-parts';

/** As many steps as anyone goes back. */
const maxSteps = 50;

/** The places of the parts that were open at a step of the history; undefined: nothing is known of it. */
export const partsOpenAt = (step: string): readonly string[] | undefined =>
  read().find(([known]) => known === step)?.[1];

/** Remembers them for as long as the tab lives. */
export function keepPartsOpenAt(step: string, places: readonly string[]): void {
  const others = read().filter(([known]) => known !== step);
  const kept = [...others, [step, places]].slice(-maxSteps);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing opens the page as it was written.
  }
}

function read(): z.infer<typeof keptParts> {
  try {
    return keptParts.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}
