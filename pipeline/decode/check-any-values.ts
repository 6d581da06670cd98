import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import type { Report } from '../problem.ts';
import { checkAnyValue } from './check-any-value.ts';
import type { ContentModel } from './content-model.ts';
import { isUnread } from './unread-document.ts';
import { readDate } from './read-date.ts';
import type { RawItem } from './raw-export.ts';

interface AboutEntry {
  readonly raw: RawItem;
  /** Undefined where the type is not one of ours. */
  readonly definition: ContentTypeDefinition | undefined;
  /** Our field id to the space's. */
  readonly fieldNames: ReadonlyMap<string, string>;
  readonly model: ContentModel;
  readonly report: Report;
}

/** Checks what any space is checked for; gives the dates, which the content model of a space knows by itself. */
export function checkAnyValues(
  values: ReadonlyMap<string, unknown>,
  { raw, definition, fieldNames, model, report }: AboutEntry,
): Map<string, string> {
  const entry = raw.sys.id;
  const contentType = raw.sys.contentType?.sys.id ?? '';
  const ours = new Map([...fieldNames].map(([name, source]) => [source, name]));
  const dates = new Map<string, string>();
  for (const [field, value] of values) {
    const type = model.fieldType(contentType, field);
    const name = ours.get(field) ?? field;
    const isOurs = definition !== undefined && Object.hasOwn(definition.fields, name);
    const kind = isOurs ? definition.fields[name]?.kind : undefined;
    if (!isUnread(value)) checkAnyValue(value, { entry, field, type, kind }, report);
    const date = type === 'Date' && !isOurs ? readDate(value, { entry, field: [field] }, report) : undefined;
    if (date !== undefined) dates.set(field, date);
  }
  return dates;
}
