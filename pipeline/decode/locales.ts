import type { Locale } from '../../schemas/base/ids.ts';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import type { RawLocale } from './raw-export.ts';

/** How a value is found for the locale that is built. */
export interface Locales {
  readonly locale: Locale;
  readonly defaultLocale: Locale;
  /** The locale itself, then its fallbacks, in the order in which Contentful asks them. */
  readonly chain: readonly string[];
  /** Every locale of the space; none where the export does not say. */
  readonly declared: readonly string[];
}

/** The locales of a space, seen from the one that is built; `wanted` undefined means the space's default. */
export function readLocales(
  locales: readonly RawLocale[],
  wanted: string | undefined,
): Result<Locales, string> {
  const byCode = new Map(locales.map((locale) => [locale.code, locale]));
  const defaultLocale = (locales.find((locale) => locale.default) ?? locales[0])?.code ?? wanted ?? 'en-US';
  const locale = wanted ?? defaultLocale;
  if (locales.length > 0 && !byCode.has(locale)) {
    return failure(`the locale "${locale}" is not one of the space's: ${[...byCode.keys()].join(', ')}`);
  }
  const chain: string[] = [];
  for (let code: string | null | undefined = locale; code; code = byCode.get(code)?.fallbackCode) {
    if (chain.includes(code))
      return failure(`the locales ${[...chain, code].join(' > ')} fall back in a circle`);
    chain.push(code);
  }
  return success({
    locale: locale as Locale,
    defaultLocale: defaultLocale as Locale,
    chain,
    declared: [...byCode.keys()],
  });
}

/**
 * A field's value for the locale. A field that is not localised has one value, under the default locale.
 * Source: Contentful, "Locales and fallbacks".
 */
export function pickLocale(
  values: Readonly<Record<string, unknown>>,
  { chain, defaultLocale }: Locales,
  isLocalized: boolean,
): unknown {
  const codes = isLocalized ? chain : [defaultLocale];
  const code = codes.find(
    (each) => Object.hasOwn(values, each) && values[each] !== undefined && values[each] !== null,
  );
  return code === undefined ? undefined : values[code];
}
