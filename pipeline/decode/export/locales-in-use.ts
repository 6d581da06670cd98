import { isRecord } from '../../../schemas/base/is-record.ts';
import type { RawItem } from './raw-export.ts';

/** The locales in which entries have values, the one with the most values first. Keys that are not locale codes do not count. */
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

/** Whether a value has no locales around it: a text, a number, a list, or a link or rich text, which have keys of their own. */
export const isOneValue = (value: unknown): boolean =>
  !isRecord(value) || Object.hasOwn(value, 'sys') || Object.hasOwn(value, 'nodeType');
