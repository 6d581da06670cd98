import type { SitePage } from './site-pages.ts';
import { totalOf, type Words } from './words.ts';

export interface Coverage {
  readonly total: number;
  /** Of these, so many are on one page, the one that has the most of them. */
  readonly found: number;
  readonly page: string | undefined;
  readonly missing: readonly string[];
}

/** Finds the page that has the most words of an entry, each as often as the entry has it. */
export function coverageOn(pages: readonly SitePage[]): (words: Words) => Coverage {
  const places = new Map<string, (readonly [page: number, count: number])[]>();
  for (const [page, { words }] of pages.entries()) {
    for (const [word, count] of words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [[page, count]]);
      else known.push([page, count]);
    }
  }
  return (words) => {
    const found = new Map<number, number>();
    for (const [word, wanted] of words) {
      for (const [page, count] of places.get(word) ?? []) {
        found.set(page, (found.get(page) ?? 0) + Math.min(count, wanted));
      }
    }
    const [best, most] = [...found].reduce((one, other) => (other[1] > one[1] ? other : one), [-1, 0]);
    const page = pages[best];
    const missing = [...words].filter(([word, count]) => (page?.words.get(word) ?? 0) < count);
    return { total: totalOf(words), found: most, page: page?.path, missing: missing.map(([word]) => word) };
  };
}
