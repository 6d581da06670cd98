import { SourceError } from '../source-error.ts';
import { itemsOf } from './items-of.ts';
import { type Identified, merged } from './merged.ts';

interface Page {
  readonly total: number;
  readonly items: readonly Identified[];
}

/** Reads all items of a list, by id. Throws if a page before the end is empty, instead of looping. */
export async function allPages(
  what: string,
  ask: (skip: number) => Promise<Page>,
): Promise<readonly Identified[]> {
  const all: Identified[] = [];
  for (;;) {
    const { total, items } = await ask(all.length);
    all.push(...itemsOf(what, items));
    if (all.length >= total) return merged([], all, []);
    if (items.length === 0) {
      throw new SourceError(`Contentful gave ${all.length} of ${total} ${what} and then none; try again.`);
    }
  }
}
