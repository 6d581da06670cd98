import { invariant } from '../schemas/base/invariant.ts';
import type { BuildInput } from './build.ts';
import type { Entry, Space } from './entry.ts';
import { fieldsByName, isOutdated } from './inspect/content/outdated-texts.ts';
import { textDigest } from './inspect/content/text-digest.ts';
import { type TranslatedField, translatedFields } from './inspect/content/translated.ts';
import { keyOfText, type LockedText, type TranslationLock } from './translation-lock.ts';
import { blocksOf } from './writing/blocks-of.ts';

interface UpdateOptions {
  readonly before: TranslationLock | undefined;
  /** Whether an outdated translation still holds. */
  readonly accepts: (text: LockedText) => boolean;
  /** The locale that is brought up to date; undefined: all. */
  readonly locale?: string | undefined;
}

export interface UpdatedLock {
  readonly lock: TranslationLock;
  /** How many lines came, have another digest and went. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The texts that were outdated and are accepted, and those that still are. */
  readonly accepted: readonly LockedText[];
  readonly outdated: readonly LockedText[];
}

/**
 * The lock after an export. A translation that is new or has changed is taken as made from the current source; one that is as it was keeps
 * the source that it was made from. `inputs` are those of all locales: see `inputsByLocale`.
 */
export function updateTranslationLock(
  inputs: readonly BuildInput[],
  { before, accepts, locale }: UpdateOptions,
): UpdatedLock {
  const spaces = inputs.flatMap(({ decoded }) => decoded?.space ?? []);
  const [source, ...others] = spaces;
  invariant(source !== undefined && others.length > 0, 'a lock is about several locales');
  const known = new Map(before?.texts.map((text) => [keyOfText(text), text]));
  const accepted: LockedText[] = [];
  const outdated: LockedText[] = [];
  const next = (now: LockedText, field: TranslatedField): LockedText => {
    const old = known.get(keyOfText(now));
    if (old === undefined || !isOutdated(old, field)) return old && isSame(old, now) ? old : now;
    const isAccepted = accepts(old);
    (isAccepted ? accepted : outdated).push(old);
    return isAccepted ? now : old;
  };
  const isAsked = (text: Pick<LockedText, 'locale'>) => locale === undefined || text.locale === locale;
  const texts = others
    .filter(isAsked)
    .flatMap((space) =>
      [...space.entries.values()].flatMap((entry) =>
        [...textsIn(entry, source.entries)].map(([field, each]) =>
          next(lockedNow(entry, each, { field, locale: space.locale }), each),
        ),
      ),
    );
  const unasked = before?.texts.filter((text) => !isAsked(text)) ?? [];
  const all = [...texts, ...unasked].toSorted((a, b) => (keyOfText(a) < keyOfText(b) ? -1 : 1));
  const kept = all.filter((text) => known.has(keyOfText(text)));
  return {
    lock: { version: 1, space: spaceOf(source, before), source: source.locale, texts: all },
    added: all.length - kept.length,
    changed: kept.filter((text) => known.get(keyOfText(text)) !== text).length - accepted.length,
    removed: known.size - kept.length,
    accepted,
    outdated,
  };
}

/** An export without the name of its space does not take the name away. */
const spaceOf = ({ id }: Space, before: TranslationLock | undefined): string =>
  id === 'local' ? (before?.space ?? id) : id;

/** The translated fields whose source has words. */
function textsIn(
  entry: Entry,
  sourceEntries: ReadonlyMap<Entry['id'], Entry>,
): ReadonlyMap<string, TranslatedField> {
  const source = sourceEntries.get(entry.id);
  const fields = fieldsByName(translatedFields(entry, { sourceEntries }));
  if (source === undefined || fields.size === 0) return new Map();
  const withWords = new Set(blocksOf(source).map(({ field: [name] }) => String(name)));
  return new Map([...fields].filter(([name]) => withWords.has(name)));
}

const lockedNow = (
  { id, updatedAt }: Entry,
  { own, source }: TranslatedField,
  place: Pick<LockedText, 'field' | 'locale'>,
): LockedText => ({
  entry: id,
  ...place,
  source: textDigest(source),
  translation: textDigest(own),
  ...(updatedAt !== undefined && { date: updatedAt.slice(0, 10) }),
});

/** Whether nothing but the day differs: an edit of another field changes that too. */
const isSame = (old: LockedText, now: LockedText): boolean =>
  old.source === now.source && old.translation === now.translation;
