import { isRecord } from '../../../schemas/base/is-record.ts';
import { type Item, type Resource } from './resource.ts';

/** The locales of a space. */
export interface Locales {
  readonly defaultCode: string;
  /** The fallback of each locale. */
  readonly fallbacks: ReadonlyMap<string, string | undefined>;
}

export function readLocales(locales: Iterable<Resource>): Locales {
  const all = [...locales];
  return {
    defaultCode: codeOf(all.find((locale) => locale['default'] === true) ?? all[0]),
    fallbacks: new Map(
      all
        .filter((locale) => locale['contentDeliveryApi'] !== false)
        .map((locale) => [
          codeOf(locale),
          typeof locale['fallbackCode'] === 'string' ? locale['fallbackCode'] : undefined,
        ]),
    ),
  };
}

function codeOf(locale: Resource | undefined): string {
  const code = locale?.['code'];
  return typeof code === 'string' ? code : 'en-US';
}

interface OneLocale {
  readonly code: string;
  readonly locales: Locales;
  readonly isLocalized: (fieldId: string) => boolean;
}

/** An item in one locale, with fallbacks. A field that is not localized has the value of the default locale. */
export function inOneLocale(item: Item, { code, locales, isLocalized }: OneLocale): Item {
  const chain = fallbackChain(code, locales);
  const fields = Object.entries(item.fields).flatMap(([id, byLocale]) => {
    const codes = isLocalized(id) ? chain : [locales.defaultCode];
    const found = codes.find((each) => isRecord(byLocale) && Object.hasOwn(byLocale, each));
    return found !== undefined && isRecord(byLocale) ? [[id, byLocale[found]] as const] : [];
  });
  return { ...item, sys: { ...item.sys, locale: code }, fields: Object.fromEntries(fields) };
}

/** A set, so that a cycle of fallbacks ends. */
function fallbackChain(code: string, { fallbacks }: Locales): readonly string[] {
  const chain = new Set<string>();
  for (
    let next: string | undefined = code;
    next !== undefined && !chain.has(next);
    next = fallbacks.get(next)
  ) {
    chain.add(next);
  }
  return [...chain];
}
