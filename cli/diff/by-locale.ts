import { languageNameIn } from '../../pipeline/config/language-name.ts';
import type { Difference, EntryChange } from '../../schemas/report/difference.ts';
import { groupBy } from '../reporters/group-by.ts';

/** The changed entries of some locales. Without several locales there is one group, without a heading. */
export interface LocaleGroup {
  readonly heading: string | undefined;
  readonly entries: readonly EntryChange[];
}

/** The changed entries by the locales in which they have changed: what has changed in the most locales comes first. */
export function byLocale({ entries, locales: all = [] }: Difference): LocaleGroup[] {
  const place = ({ locales: [first = ''] = [] }: EntryChange): number => all.indexOf(first);
  return [...groupBy(entries, ({ locales = [] }) => locales.join(' ')).values()]
    .toSorted(([a], [b]) => (!a || !b ? 0 : sizeOf(b) - sizeOf(a) || place(a) - place(b)))
    .map((group) => ({ heading: headingOf(group[0]?.locales, all), entries: group }));
}

const sizeOf = ({ locales = [] }: EntryChange): number => locales.length;

/** `All locales`, `German (de)` or `English (en-US) and Spanish (es-MX)`. */
function headingOf(locales: readonly string[] | undefined, all: readonly string[]): string | undefined {
  if (locales === undefined) return undefined;
  if (locales.length === all.length) return 'All locales';
  return inEnglish.format(locales.map((locale) => `${languageNameIn('en', locale)} (${locale})`));
}

const inEnglish = new Intl.ListFormat('en');

/** The same of a finding, which has at most one. */
export const localeBehind = (locale: string | undefined, difference: Pick<Difference, 'locales'>): string =>
  localesBehind(locale === undefined ? undefined : [locale], difference);

/** The locales behind a line, such as ` (de)`: none if it holds for all. */
export const localesBehind = (
  locales: readonly string[] | undefined,
  { locales: all }: Pick<Difference, 'locales'>,
): string =>
  all === undefined || locales === undefined || locales.length === all.length
    ? ''
    : ` (${locales.join(', ')})`;
