import { isRecord } from '../../../schemas/base/is-record.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import { type RawExport, rawContentType, rawItem } from './raw-export.ts';

/** The titles of an export's entries by their ids, as Contentful lists them: to name what a newer export has lost. */
export function titlesOf({
  contentTypes,
  entries,
}: Pick<RawExport, 'contentTypes' | 'entries'>): Map<string, string> {
  const displayFields = new Map(
    contentTypes.flatMap((raw) => {
      const { data } = rawContentType.safeParse(raw);
      return data?.displayField ? [[data.sys.id, data.displayField]] : [];
    }),
  );
  return new Map(
    entries.flatMap((raw): [string, string][] => {
      const { data } = rawItem.safeParse(raw);
      const values = data?.fields[displayFields.get(data.sys.contentType?.sys.id ?? '') ?? ''];
      const title = isRecord(values)
        ? Object.values(values).find((value) => typeof value === 'string' && isSeenText(value))
        : undefined;
      return data !== undefined && typeof title === 'string' ? [[data.sys.id, title]] : [];
    }),
  );
}
