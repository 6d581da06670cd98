import type { Page } from '../collection.ts';
import type { Asked } from './made.ts';
import { wordsOf } from './plain-text.ts';

/** A term that leads to more pages is a topic, and nobody's question. */
const mostPages = 5;

/**
 * The entries of an index that can be asked for: not those that repeat the title of a page, say nothing or lead to many pages.
 */
export function indexTerms(entries: readonly Asked[], pages: readonly Page[]): readonly Asked[] {
  const titles = new Map(pages.map(({ id, title = '' }) => [id, wordsOf(title)]));
  const allTitles = new Set(titles.values());
  const spelled = new Map<string, string>();
  const found = new Map<string, Set<string>>();
  for (const [term, id] of entries) {
    const words = wordsOf(term);
    const title = titles.get(id);
    if (title === undefined || !saysSomething(words) || allTitles.has(words)) continue;
    if (` ${words}`.endsWith(` ${title}`)) continue; // `Filters Noise Hurl` for the page `Hurl`
    if (!spelled.has(words)) spelled.set(words, term);
    found.set(words, (found.get(words) ?? new Set()).add(id));
  }
  return [...found].flatMap(([words, ids]) =>
    ids.size > mostPages ? [] : [...ids].map((id): Asked => [spelled.get(words) ?? words, id]),
  );
}

/** Two letters at least, and not only the same word twice. */
const saysSomething = (words: string): boolean =>
  words.length > 1 && /\p{L}{2}|[\u3040-\u30FF\u4E00-\u9FFF]/u.test(words) && !/^(\S+) \1$/u.test(words);
