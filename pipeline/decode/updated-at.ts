import type { Report } from '../problem.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { shortened } from '../rules/words.ts';
import { isDate } from './read-date.ts';
import type { RawItem } from './raw-export.ts';

/** When an entry was last changed; undefined after a report where the export says what is no date. */
export function readUpdatedAt({ sys: { id, updatedAt } }: RawItem, report: Report): string | undefined {
  if (updatedAt === undefined || isDate(updatedAt)) return updatedAt;
  const fault = `it was last changed on "${shortened(updatedAt)}", which is not a date`;
  report(invalidValue, { at: { entry: id }, detail: { fault }, target: 'updatedAt' });
  return undefined;
}
