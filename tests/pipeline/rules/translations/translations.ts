import type { AnyConfig } from '../../documents.ts';
import { exportOf, type RawEntry, settings } from '../../documents.ts';
import { inAllLocales } from '../../../../pipeline/translations.ts';
import { threeLocales } from '../../translated.ts';

const config: AnyConfig = { locales: ['en-US', 'es-MX'] };

/** What is found of the translations: rule, locale, entry, field and message. */
export const translationFaults = (entries: readonly RawEntry[]): string[][] =>
  inAllLocales({ exported: exportOf(entries, { locales: threeLocales }), config: settings(config) })
    .diagnostics.filter(({ rule }) => rule.startsWith('translations/'))
    .map(({ rule, locale = '', entry, field = [], message }) => [
      rule.slice('translations/'.length),
      locale,
      [entry?.id ?? '', ...field].join(' '),
      message,
    ]);
