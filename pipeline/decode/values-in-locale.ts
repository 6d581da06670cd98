import { isRecord } from '../../schemas/base/is-record.ts';
import { nearest } from '../nearest.ts';
import type { Report } from '../finding.ts';
import { unknownLocale } from '../rules/schema/unknown-locale.ts';
import { wrongType } from '../rules/schema/wrong-type.ts';
import type { ContentModel } from './content-model.ts';
import { isOneValue } from './export/locales-in-use.ts';
import { type Locales, pickCode } from './export/locales.ts';
import type { RawItem } from './export/raw-export.ts';

interface Context {
  readonly locales: Locales;
  readonly model: ContentModel;
  readonly report: Report;
}

type ByLocale = Readonly<Record<string, unknown>>;

export interface Values {
  /** By the space's field ids; fields without a value are left out. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The locale of each value that stands in another one than is built: it is a fallback, or the field is not localized. */
  readonly borrowed: ReadonlyMap<string, string>;
  /** The localized fields of them: their value stands in for one that is missing. */
  readonly standIns: ReadonlySet<string>;
}

/** An entry's values in the locale that is built. */
export function valuesInLocale(raw: RawItem, { locales, model, report }: Context): Values {
  const contentType = raw.sys.contentType?.sys.id ?? '';
  const values = new Map<string, unknown>();
  const borrowed = new Map<string, string>();
  const standIns = new Set<string>();
  const unknown = new Map<string, string[]>();
  for (const [field, byLocale] of Object.entries(raw.fields)) {
    if (byLocale === undefined || byLocale === null) continue;
    if (!isByLocale(byLocale)) {
      const detail = { expected: 'an object with a value for each locale', actual: byLocale };
      report(wrongType, { at: { entry: raw.sys.id, field: [field] }, detail });
      continue;
    }
    for (const code of Object.keys(byLocale)) {
      if (isUndeclared(code, locales)) unknown.set(code, [...(unknown.get(code) ?? []), field]);
    }
    const isLocalized = model.isLocalized(contentType, field);
    const picked = pickCode(byLocale, locales, isLocalized);
    if (picked === undefined) continue;
    values.set(field, byLocale[picked]);
    if (picked === locales.locale) continue;
    borrowed.set(field, picked);
    if (isLocalized) standIns.add(field);
  }
  reportUnknown(raw.sys.id, unknown, { locales, report });
  return { values, borrowed, standIns };
}

/** The other locales in which a field has a value. They include unknown locales, which may be typing errors. */
export function otherLocales(raw: RawItem, field: string): string[] {
  const byLocale = Object.hasOwn(raw.fields, field) ? raw.fields[field] : undefined;
  if (!isByLocale(byLocale)) return [];
  return Object.keys(byLocale).filter((code) => (byLocale[code] ?? null) !== null);
}

const isByLocale = (value: unknown): value is ByLocale => isRecord(value) && !isOneValue(value);

/** An export without a list of locales declares none, so any code is accepted. */
const isUndeclared = (code: string, { declared }: Locales): boolean =>
  declared.length > 0 && !declared.includes(code);

/** Reports each unknown locale once for each entry, at the first field that has it. */
function reportUnknown(
  entry: string,
  unknown: ReadonlyMap<string, readonly string[]>,
  { locales: { declared }, report }: Pick<Context, 'locales' | 'report'>,
): void {
  for (const [locale, fields] of unknown) {
    report(unknownLocale, {
      at: { entry, field: fields.slice(0, 1) },
      detail: { locale, locales: declared, fields: fields.length },
      target: locale,
      suggestion: nearest(locale, declared),
    });
  }
}
