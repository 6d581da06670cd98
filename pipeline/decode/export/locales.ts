import type { Locale } from '../../../schemas/base/ids.ts';
import { nearest } from '../../nearest.ts';
import type { RawLocale } from './raw-export.ts';

/** The way to find a value for the locale of the build. */
export interface Locales {
  readonly locale: Locale;
  readonly defaultLocale: Locale;
  /** The locale itself, then its fallbacks, in the order in which Contentful asks them. */
  readonly chain: readonly string[];
  /** Every locale of the space; none where the export does not say. */
  readonly declared: readonly string[];
}

/** By locale, the one whose values stand in for missing ones, in place of that which the export names; `false` for none. */
export type OwnFallbacks = ReadonlyMap<string, string | false>;

/** The fault of the list of locales, and the assumption that replaces it. */
export interface LocaleFault {
  /** JSON pointer within the export. */
  readonly pointer: string;
  /** The end of a sentence. */
  readonly fault: string;
  readonly suggestion?: string | undefined;
}

/** A locale of the export, with its position in the list there. */
export type ListedLocale = RawLocale & { readonly index: number };

interface LocalesInput {
  readonly listed: readonly ListedLocale[];
  /** The one that the configuration names; undefined: the space's default. */
  readonly wanted: string | undefined;
  readonly ownFallbacks?: OwnFallbacks;
  /** The locales that entries have values in, the one with the most values first. Asked where the list leaves the default open. */
  readonly inUse: () => readonly string[];
}

/** The locales of a space, for the locale that is built. A faulty list of locales can still be read. */
export function readLocales({ listed: exported, wanted, ownFallbacks = new Map(), inUse }: LocalesInput): {
  readonly locales: Locales;
  readonly faults: readonly LocaleFault[];
} {
  const listed = exported.map((each) => withFallback(each, ownFallbacks.get(each.code)));
  const byCode = new Map(listed.toReversed().map((locale) => [locale.code, locale])); // the first of each code
  const known = listed.filter((locale) => byCode.get(locale.code) === locale);
  const defaults = known.filter((locale) => locale.default);
  const candidates = codesOf(defaults.length > 0 ? defaults : known);
  const isOpen = candidates.length > 1;
  const defaultLocale =
    (isOpen ? inUse().find((code) => candidates.includes(code)) : undefined) ??
    candidates[0] ??
    wanted ??
    'en-US';
  const isKnown = wanted === undefined || known.length === 0 || byCode.has(wanted);
  const locale = isKnown ? (wanted ?? defaultLocale) : defaultLocale;
  const faults = [
    ...listed.filter((each) => !known.includes(each)).map(repeatedFault),
    ...(defaults.length === 1 || known.length === 0 ? [] : [defaultFault(codesOf(defaults), defaultLocale)]),
    ...known.flatMap((each) => fallbackFault(each, codesOf(known)) ?? []),
    ...cyclesIn(known, byCode).map(circleFault),
    ...(isKnown ? [] : [unknownFault(wanted, codesOf(known), locale)]),
  ];
  return {
    locales: {
      locale: locale as Locale,
      defaultLocale: defaultLocale as Locale,
      chain: known.length === 0 ? [locale] : chainFrom(locale, byCode),
      declared: codesOf(known),
    },
    faults,
  };
}

const withFallback = (locale: ListedLocale, own: string | false | undefined): ListedLocale =>
  own === undefined ? locale : { ...locale, fallbackCode: own === false ? null : own };

const codesOf = (locales: readonly RawLocale[]): string[] => locales.map(({ code }) => code);

const repeatedFault = ({ code, index }: ListedLocale): LocaleFault => ({
  pointer: `/locales/${index}`,
  fault: `it lists the locale ${code} twice; the first one counts`,
});

const defaultFault = (defaults: readonly string[], taken: string): LocaleFault => ({
  pointer: '/locales',
  fault:
    defaults.length === 0
      ? `none of its locales is the default one; ${taken} is taken for it`
      : `its locales ${defaults.join(' and ')} are all marked as the default one; ${taken} is taken for it`,
});

function fallbackFault(
  { code, fallbackCode, index }: ListedLocale,
  known: readonly string[],
): LocaleFault | undefined {
  if (!fallbackCode || known.includes(fallbackCode)) return undefined;
  return {
    pointer: `/locales/${index}/fallbackCode`,
    fault: `the locale ${code} falls back to ${fallbackCode}, which is not one of its locales (${known.join(', ')}); ${code} is read without a fallback`,
    suggestion: nearest(
      fallbackCode,
      known.filter((each) => each !== code),
    ),
  };
}

const circleFault = ([first, ...others]: Circle): LocaleFault => ({
  pointer: `/locales/${first.index}/fallbackCode`,
  fault:
    others.length === 0
      ? `the locale ${first.code} falls back to itself; it is read without a fallback`
      : `the locales ${codesOf([first, ...others, first]).join(' > ')} fall back in a circle; each of them is asked once`,
});

const unknownFault = (wanted: string, known: readonly string[], taken: string): LocaleFault => ({
  pointer: '/locales',
  fault: `the locale ${wanted} is not one of its locales (${known.join(', ')}); it is read in ${taken}`,
  suggestion: nearest(wanted, known),
});

type ByCode = ReadonlyMap<string, RawLocale>;

/** A locale and its known fallbacks, each once. */
function chainFrom(locale: string, byCode: ByCode): string[] {
  const chain: string[] = [];
  for (let code: string | null | undefined = locale; code; code = byCode.get(code)?.fallbackCode) {
    if (chain.includes(code) || !byCode.has(code)) break;
    chain.push(code);
  }
  return chain;
}

type Circle = readonly [ListedLocale, ...ListedLocale[]];

/** The cycles of fallbacks: each once, starting at its first locale. */
function cyclesIn(known: readonly ListedLocale[], byCode: ReadonlyMap<string, ListedLocale>): Circle[] {
  const met = new Set<string>();
  return known.flatMap((first): Circle[] => {
    const chain = chainFrom(first.code, byCode);
    if (met.has(first.code) || byCode.get(chain.at(-1) ?? '')?.fallbackCode !== first.code) return [];
    for (const code of chain) met.add(code);
    return [[first, ...chain.slice(1).flatMap((code) => byCode.get(code) ?? [])]];
  });
}

/**
 * A field's value for the locale. A field that is not localised has one value, under the default locale.
 * Source: Contentful, "Locales and fallbacks".
 */
export function pickLocale(values: ByLocale, locales: Locales, isLocalized: boolean): unknown {
  const code = pickCode(values, locales, isLocalized);
  return code === undefined ? undefined : values[code];
}

/** The locale in which that value stands. */
export const pickCode = (
  values: ByLocale,
  { chain, defaultLocale }: Locales,
  isLocalized: boolean,
): string | undefined =>
  (isLocalized ? chain : [defaultLocale]).find(
    (each) => Object.hasOwn(values, each) && values[each] !== undefined && values[each] !== null,
  );

type ByLocale = Readonly<Record<string, unknown>>;
