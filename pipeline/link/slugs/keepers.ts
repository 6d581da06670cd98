import { type RoutedEntry, slugOf } from './slug-of.ts';
import { slugFromWords } from './slug-from-words.ts';

/** By key, the entry that keeps it: the first whose slug is what one makes of its title, else the first. */
export function keepersOf<Key>(
  entries: Iterable<RoutedEntry>,
  keyOf: (entry: RoutedEntry) => Key | undefined,
): Map<Key, RoutedEntry> {
  const keepers = new Map<Key, RoutedEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const known = keepers.get(key);
    if (known === undefined || (isSlugOfTitle(entry) && !isSlugOfTitle(known))) keepers.set(key, entry);
  }
  return keepers;
}

const isSlugOfTitle = (entry: RoutedEntry): boolean => slugFromWords(entry.title ?? '') === slugOf(entry);
