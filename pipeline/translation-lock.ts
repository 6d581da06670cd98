import * as z from 'zod';
import { addTo } from '../schemas/base/add-to.ts';
import type { EntryId } from '../schemas/base/ids.ts';
import { keepSame } from './queries/keep-same.ts';
import { carried } from './queries/queries.ts';

const digest = z.string().regex(/^[\da-f]{16}$/u, 'must be 16 hexadecimal digits');
const name = z.string().min(1, 'must not be empty');

/** A translated text, and the source that it was made from. */
const lockedText = z.strictObject({
  entry: name,
  /** As the space spells it. */
  field: name,
  locale: name,
  /** The digest of the source when the translation was made or accepted: see `textDigest`. */
  source: digest,
  /** The digest of the translation. */
  translation: digest,
  /** The day of the entry's last change at that time. Absent where the export does not say it. */
  date: z.iso.date('must be a date such as 2026-03-01').optional(),
});
export type LockedText = Readonly<z.infer<typeof lockedText>>;

/** Which source each translation was made from. */
export const translationLock = z.strictObject({
  version: z.literal(1),
  /** The id of the space; `local` where the export does not name it. */
  space: name,
  /** The first locale, which the others are translated from. */
  source: name,
  texts: z.array(lockedText),
});
export type TranslationLock = Readonly<z.infer<typeof translationLock>>;

/** What a line of the lock is about. */
export const keyOfText = ({ entry, field, locale }: Pick<LockedText, 'entry' | 'field' | 'locale'>): string =>
  JSON.stringify([entry, field, locale]);

export type LockedTexts = ReadonlyMap<EntryId, readonly LockedText[]>;

/** The texts of a locale by entry. An entry whose texts are those of the run before has the same list as there. */
export function lockedTextsIn(lock: TranslationLock | undefined, locale: string): LockedTexts {
  const byEntry = new Map<string, LockedText[]>();
  for (const text of lock?.texts ?? []) if (text.locale === locale) addTo(byEntry, text.entry, text);
  const kept = carried<Readonly<Record<string, readonly LockedText[]>>>('locked texts', (before) =>
    keepSame(before, Object.fromEntries(byEntry)),
  );
  return new Map(Object.entries(kept) as [EntryId, readonly LockedText[]][]); // the keys are ids of entries
}
