import { isRecord } from '../../../schemas/base/is-record.ts';
import { allOf } from '../../rules/words.ts';
import type { Locales } from './locales.ts';
import { isLocaleCode, isOneValue } from './locales-in-use.ts';
import type { RawItem } from './raw-export.ts';

/**
 * True if an item has values without locales, as the delivery API gives them for one locale. False if any field has
 * locales: its other fields are then reported one by one.
 */
export function isBare({ fields }: RawItem, declared: readonly string[]): boolean {
  const values = Object.values(fields).filter((value) => value !== null && value !== undefined);
  return values.some(isOneValue) && !values.some((value) => isByLocale(value, declared));
}

/** In an export without a list of locales: an object with only locale codes as keys. A file has the key `url`, but also `fileName`. */
function isByLocale(value: unknown, declared: readonly string[]): boolean {
  if (!isRecord(value) || isOneValue(value)) return false;
  const keys = Object.keys(value);
  return declared.length === 0 ? keys.every(isLocaleCode) : keys.some((key) => declared.includes(key));
}

/** The locale of an item's values, where the delivery API has named it. Source: Contentful, "Content Delivery API: sys". */
export function ownLocale({ sys }: RawItem): string | undefined {
  const { locale } = sys as { readonly locale?: unknown };
  return typeof locale === 'string' ? locale : undefined;
}

const known = new WeakMap<RawItem, { readonly locales: string; readonly item: RawItem }>();

/** An item with its values under the locale that is built. It is memoized by the item, so that values memoized by its result are found again. */
export function withLocales(item: RawItem, { locale, defaultLocale }: Locales): RawItem {
  const locales = `${locale} ${defaultLocale}`;
  const before = known.get(item);
  if (before?.locales === locales) return before.item;
  const fields = Object.entries(item.fields).map(([field, value]) => [
    field,
    value === null || value === undefined ? value : { [locale]: value, [defaultLocale]: value },
  ]);
  const made: RawItem = { ...item, fields: Object.fromEntries(fields) };
  known.set(item, { locales, item: made });
  return made;
}

/** Part of an export: its items, and those of them that are bare. */
export interface BareIn {
  readonly name: 'entries' | 'assets';
  readonly items: readonly RawItem[];
  readonly bare: readonly RawItem[];
}

/** What is wrong with an export that has bare items, as the end of a sentence. */
export function bareFault(parts: readonly BareIn[], { locale }: Locales): string {
  const faulty = parts.filter(({ bare }) => bare.length > 0);
  const subject = faulty.map(countWords).join(' and ');
  const verb = faulty.flatMap(({ bare }) => bare).length === 1 ? 'has' : 'have';
  return `${subject} ${verb} values without locales, as the delivery API gives them; they are read in ${locale}`;
}

const singular = { entries: 'entry', assets: 'asset' } as const;

function countWords({ name, items, bare }: BareIn): string {
  const all = items.length.toLocaleString('en-US');
  if (bare.length === items.length)
    return bare.length === 1 ? `its only ${singular[name]}` : `all ${all} ${name}`;
  const ids = bare.map(({ sys }) => sys.id);
  return `${bare.length.toLocaleString('en-US')} of its ${all} ${name} (${allOf(ids)})`;
}
