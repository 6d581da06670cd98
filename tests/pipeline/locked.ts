import type { BuildInput } from '../../pipeline/build.ts';
import type { LockedText, TranslationLock } from '../../pipeline/translation-lock.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { updateTranslationLock } from '../../pipeline/update-translation-lock.ts';
import { exportOf, type RawEntry, settings } from './documents.ts';
import { threeLocales } from './translated.ts';

const config = settings({ locales: ['en-US', 'es-MX', 'de'] });

/** The input of a site in three locales. */
export const inThreeLocales = (entries: readonly RawEntry[], lock?: TranslationLock): BuildInput => ({
  exported: exportOf(entries, { locales: threeLocales }),
  config,
  translationLock: lock,
});

interface Update {
  readonly before?: TranslationLock;
  readonly accepts?: (text: LockedText) => boolean;
  readonly locale?: string;
}

/** A lock that is brought up to date with an export. */
export const updated = (
  entries: readonly RawEntry[],
  { before, accepts = () => false, locale }: Update = {},
) => updateTranslationLock(inputsByLocale(inThreeLocales(entries)), { before, accepts, locale });

export const locked = (entries: readonly RawEntry[], update?: Update): TranslationLock =>
  updated(entries, update).lock;
