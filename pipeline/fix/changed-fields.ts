import { isRecord } from '../../schemas/base/is-record.ts';
import type { RawExport } from '../decode/export/raw-export.ts';
import { idOf } from './apply-edits.ts';
import { isRowEdit } from './edit.ts';
import type { FixableFinding } from './examine.ts';

/** A field whose value has changed, in one locale: an edit of the whole value. */
export interface ChangedField {
  readonly entry: string;
  readonly field: string;
  readonly locale: string;
  readonly before: unknown;
  readonly after: unknown;
  /** What was fixed there. */
  readonly fixes: readonly FixableFinding[];
}

/** The fields that differ between an export and the same one after some fixes. What has not changed is the same object in both. */
export function changedFields(
  before: RawExport,
  after: RawExport,
  fixes: readonly FixableFinding[],
): ChangedField[] {
  const byField = fixesByField(fixes);
  return after.entries.flatMap((item, index) => {
    const old = before.entries[index];
    if (item === old) return [];
    const entry = idOf(item) ?? '';
    return changedValues(fieldsOf(old), fieldsOf(item)).map(({ field, locale, ...values }) => ({
      entry,
      field,
      locale,
      ...values,
      fixes: [...(byField.get(nameOf({ entry, field, locale })) ?? [])],
    }));
  });
}

const fieldsOf = (item: unknown): Readonly<Record<string, unknown>> => {
  const { fields } = item as { readonly fields?: unknown };
  return isRecord(fields) ? fields : {};
};

const changedValues = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Omit<ChangedField, 'entry' | 'fixes'>[] =>
  Object.entries(after).flatMap(([field, now]) => {
    const old = before[field];
    if (now === old || !isRecord(now) || !isRecord(old)) return [];
    return Object.keys(now).flatMap((locale) =>
      now[locale] === old[locale] ? [] : [{ field, locale, before: old[locale], after: now[locale] }],
    );
  });

function fixesByField(fixes: readonly FixableFinding[]): ReadonlyMap<string, ReadonlySet<FixableFinding>> {
  const byField = new Map<string, Set<FixableFinding>>();
  for (const each of fixes) {
    for (const edit of each.fix.edits) {
      if (isRowEdit(edit)) continue;
      const known = byField.get(nameOf(edit)) ?? new Set();
      byField.set(nameOf(edit), known.add(each));
    }
  }
  return byField;
}

const nameOf = ({ entry, field, locale }: Pick<ChangedField, 'entry' | 'field' | 'locale'>): string =>
  JSON.stringify([entry, field, locale]);
