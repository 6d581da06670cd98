import * as z from 'zod';
import { languageCode, languageTag } from '../../schemas/languages.ts';

const codeFault = 'must be a language such as en or es, or a locale such as es-MX';

const code = z.string().regex(/^[a-z]{2,3}(?:[-_][\w-]+)?$/iu, codeFault);

/** A value for each language: `{ en: 'Guide', es: 'Guía' }`. */
export const byLanguage = <Schema extends z.ZodType>(value: Schema) => z.record(code, value);

/** A text for every language, or one for each. */
export const textPerLanguage = (text: z.ZodString, fault: string) => z.union([text, byLanguage(text)], fault);

export type TextPerLanguage = z.output<ReturnType<typeof textPerLanguage>>;

/** The value for a locale: that of `es-MX` comes before that of `es`. Undefined if its language has none. */
export function inLanguage<Value>(
  values: Readonly<Record<string, Value>>,
  locale: string,
): Value | undefined {
  const named = (wanted: string) =>
    Object.keys(values).find((each) => foldedCode(each) === foldedCode(wanted));
  const found = named(locale) ?? named(languageCode(locale));
  return found === undefined ? undefined : values[found];
}

export const textInLanguage = (given: TextPerLanguage | undefined, locale: string): string | undefined =>
  given === undefined || typeof given === 'string' ? given : inLanguage(given, locale);

/** The same of a text that is always there: where a language has none, the first one stands in. */
export const givenText = (given: TextPerLanguage, locale: string): string =>
  textInLanguage(given, locale) ?? (typeof given === 'string' ? given : Object.values(given)[0]) ?? '';

/** The locale whose language the interface has: that of the content, unless the configuration names another. */
export const interfaceLocale = (
  { language }: { readonly language?: string | undefined },
  locale: string,
): string => language ?? locale;

interface Labelled {
  readonly site: { readonly labels: Readonly<Record<string, TextPerLanguage>> };
  readonly language?: string | undefined;
}

/** The words that a site has chosen in place of ours, in the locale or else in the language of its interface; ours where it has none. */
export const ownLabels = (
  { site: { labels }, language = '' }: Labelled,
  locale: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([key, given]) => {
      const text = textInLanguage(given, locale) ?? textInLanguage(given, language);
      return text === undefined ? [] : [[key, text]];
    }),
  );

const foldedCode = (each: string): string => languageTag(each).toLowerCase();
