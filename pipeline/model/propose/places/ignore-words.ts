import type { Placing } from './placing.ts';

/** The words that are left in a part: names and settings, by the shape that the role asks for. */
export function ignoreWords(placing: Placing): void {
  for (const facts of placing.free) {
    if (facts.words > 0) placing.ignore(facts, 'a name for editors or a setting');
  }
}
