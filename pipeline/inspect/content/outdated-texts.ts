import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import type { LockedText } from '../../translation-lock.ts';
import { textDigest } from './text-digest.ts';
import { type TranslatedField, translatedFields } from './translated.ts';

/** The translated texts of an entry whose source has changed since, as the lock has them. A translation that is not in the lock is none. */
export function outdatedTexts(
  entry: Entry,
  { sourceEntries, lockedTexts }: Pick<Graph, 'sourceEntries' | 'lockedTexts'>,
): LockedText[] {
  const locked = lockedTexts.get(entry.id);
  if (locked === undefined) return [];
  const fields = fieldsByName(translatedFields(entry, { sourceEntries }));
  return locked.filter((text) => {
    const field = fields.get(text.field);
    return field !== undefined && isOutdated(text, field);
  });
}

/** Whether a translation is the one that was locked, and its source is another one. */
export const isOutdated = ({ source, translation }: LockedText, field: TranslatedField): boolean =>
  translation === textDigest(field.own) && source !== textDigest(field.source);

/** By the space's field id. Of several fields that a mapping reads from one field, the first counts. */
export const fieldsByName = (fields: readonly TranslatedField[]): Map<string, TranslatedField> =>
  new Map(fields.toReversed().map((field) => [String(field.own.path[0]), field]));
