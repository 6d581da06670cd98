import { type RoutedEntry, slugOf } from './slug-of.ts';
import { slugFromWords } from './slug-from-words.ts';

/** Whether a slug is what one makes of the title: of two entries with one slug, it belongs to this one. */
export const isSlugOfTitle = (entry: RoutedEntry): boolean =>
  slugFromWords(entry.title ?? '') === slugOf(entry);
