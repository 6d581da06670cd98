import { setTabItem, tabItem } from '../../../browser/tab-item.ts';

/** Which parts were open at each step of the history, by its key; the oldest first. */
type KeptParts = readonly (readonly [step: string, places: readonly string[]])[];

const storageKey = 'fieldbook-open-parts';

/** More steps are dropped: nobody goes back that far. */
const maxSteps = 50;

/** The places of the parts that were open at a step of the history; undefined: nothing is known of it. */
export const partsOpenAt = (step: string): readonly string[] | undefined =>
  read().find(([known]) => known === step)?.[1];

/** Stores the open parts until the tab is closed. */
export function keepPartsOpenAt(step: string, places: readonly string[]): void {
  const others = read().filter(([known]) => known !== step);
  const kept: KeptParts = [...others, [step, places] as const].slice(-maxSteps);
  setTabItem(storageKey, JSON.stringify(kept));
}

function read(): KeptParts {
  try {
    const kept: unknown = JSON.parse(tabItem(storageKey) ?? '[]');
    return isKeptParts(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Written without a library, because every article loads it. */
const isKeptParts = (kept: unknown): kept is KeptParts =>
  Array.isArray(kept) &&
  kept.every((entry: unknown) => {
    if (!Array.isArray(entry)) return false;
    const [step, places]: readonly unknown[] = entry;
    return typeof step === 'string' && isTexts(places);
  });

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
