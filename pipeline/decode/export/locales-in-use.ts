import { isRecord } from '../../../schemas/base/is-record.ts';
import type { RawItem } from './raw-export.ts';

/** The locales in which entries have values, the one with the most values first. What Contentful keeps under other keys is no locale. */
export function localesInUse(items: readonly RawItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { fields } of items) {
    for (const value of Object.values(fields)) {
      for (const code of codesOf(value)) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([code]) => code);
}

/** Source: Contentful, "Locales": BCP 47. */
export const isLocaleCode = (key: string): boolean => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu.test(key);

const codesOf = (value: unknown): string[] =>
  isRecord(value) && !isOneValue(value) ? Object.keys(value).filter(isLocaleCode) : [];

/** A text, a number or a list, or a link or a rich text, which have keys of their own: there are no locales around it. */
export const isOneValue = (value: unknown): boolean =>
  !isRecord(value) || Object.hasOwn(value, 'sys') || Object.hasOwn(value, 'nodeType');
