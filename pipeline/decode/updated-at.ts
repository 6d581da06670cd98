import type { Report } from '../finding.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { shortened } from '../rules/words.ts';
import { isDate } from './read-date.ts';
import type { RawItem } from './raw-export.ts';

/** When an entry was last changed; undefined where the export says what is no date. Every such date of an entry is reported. */
export function readUpdatedAt({ sys }: RawItem, report: Report): string | undefined {
  for (const name of dates) {
    const value: unknown = sys[name];
    if (typeof value !== 'string' || isDate(value)) continue;
    const fault = `"sys.${name}" is "${shortened(value)}", which is not a date such as 2026-03-30T16:00:00.000Z`;
    report(invalidValue, { at: { entry: sys.id }, detail: { fault }, target: name, advice });
  }
  return sys.updatedAt !== undefined && isDate(sys.updatedAt) ? sys.updatedAt : undefined;
}

/** Source: Contentful, "Common properties". */
const dates = ['updatedAt', 'createdAt', 'publishedAt', 'firstPublishedAt'] as const;

const advice =
  'Export the space again: Contentful writes this date itself, and nobody can edit it there, so the file was changed after the export.';
