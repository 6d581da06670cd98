import type { ReadType } from '../../model/reading/reading.ts';
import { plainField } from '../../model/sources/parsed-source.ts';
import type { Report } from '../../finding.ts';
import { checkAnyValue } from './check-any-value.ts';
import type { ContentModel } from '../content-model.ts';
import { isUnparsed } from '../lazy-document.ts';
import { readDate } from './read-date.ts';
import type { RawItem } from '../export/raw-export.ts';

interface AboutEntry {
  readonly raw: RawItem;
  /** Undefined where the type is not read as one of ours. */
  readonly read: ReadType | undefined;
  readonly model: ContentModel;
  readonly report: Report;
}

/** A field of ours reports what is wrong with its value itself, and nobody reads an ignored one. */
const noReport: Report = () => {};

/** Runs the checks that need no type of ours, and gives the dates, which the space's own content model declares. */
export function checkAnyValues(
  values: ReadonlyMap<string, unknown>,
  { raw, read, model, report }: AboutEntry,
): Map<string, string> {
  const entry = raw.sys.id;
  const contentType = raw.sys.contentType?.sys.id ?? '';
  const ours = new Map(
    [...(read?.sources ?? [])].flatMap(([name, source]): [string, string][] => {
      const field = plainField(source);
      return field === undefined ? [] : [[field, name]];
    }),
  );
  const dates = new Map<string, string>();
  for (const [field, value] of values) {
    const type = model.fieldType(contentType, field);
    const name = ours.get(field);
    const kind = name === undefined ? undefined : read?.definition.fields[name]?.kind;
    const isAsked = kind === undefined && read?.ignored.has(field) !== true;
    if (!isUnparsed(value)) checkAnyValue(value, { entry, field, type, kind }, report);
    const date =
      type !== 'Date' ? undefined : readDate(value, { entry, field: [field] }, isAsked ? report : noReport);
    if (date !== undefined) dates.set(field, date);
  }
  return dates;
}
