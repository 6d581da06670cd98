import { problem } from '../../problem.ts';
import { anyOf, shortened } from '../words.ts';

export interface UnknownLocaleDetail {
  readonly locale: string;
  /** Those of the space. */
  readonly locales: readonly string[];
  /** In how many fields of the entry. */
  readonly fields: number;
}

/** Found while the export is decoded. */
export const unknownLocale = problem<UnknownLocaleDetail>({
  id: 'schema/unknown-locale',
  severity: 'warn',
  summary: 'Every value is in a locale of the space.',
  advice: 'Move the value to a locale of the space, or add the locale to the space.',
  message: ({ locale, locales, fields }) =>
    `The locale "${shortened(locale)}"${fields > 1 ? ` of ${fields} fields` : ''} is not one of the space's (${anyOf(
      locales,
    )}): its value is never shown.`,
});
