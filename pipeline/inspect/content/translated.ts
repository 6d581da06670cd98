import type { Entry } from '../../entry.ts';
import { type FilledField, filledFields } from '../../filled-fields.ts';
import type { Graph } from '../../graph.ts';

/** A field of an entry, and the same in the locale that it is translated from. */
export interface TranslatedField {
  readonly own: FilledField;
  readonly source: FilledField;
}

/** The fields of an entry that have a value of their own in the locale of the build. None where it is the one that others are translated from. */
export function translatedFields(
  entry: Entry,
  { sourceEntries }: Pick<Graph, 'sourceEntries'>,
): TranslatedField[] {
  const source = sourceEntries.get(entry.id);
  if (source === undefined || source.type !== entry.type) return [];
  const byName = new Map(filledFields(source).map((field) => [field.name, field]));
  return filledFields(entry).flatMap((own) => {
    const other = byName.get(own.name);
    return other === undefined || isBorrowed(own, entry) ? [] : [{ own, source: other }];
  });
}

/** The fields of an entry with a value that stands in for a missing translation. */
export const standInFields = (entry: Entry): FilledField[] =>
  entry.standIns === undefined
    ? []
    : filledFields(entry).filter(({ path: [name] }) => entry.standIns?.has(String(name)) === true);

const isBorrowed = ({ path: [name] }: FilledField, { borrowed }: Entry): boolean =>
  borrowed?.has(String(name)) === true;

/** Whether readers of the locale that is built read the page or the part among texts in their language. */
export const isAmongTranslated = (entry: Entry, { entries, pagesOf }: Graph): boolean =>
  (pagesOf.get(entry.id) ?? []).some((page) => entries.get(page)?.isUntranslated !== true);
