import * as z from 'zod/mini';
import { type Fixed } from '../../../pipeline/fix/fix-content.ts';
import { shownChanges } from '../../../pipeline/fix/shown-changes.ts';

/** Another value of a field, in one locale. It is written only where the value is still the one before. */
const fieldWrite = z.object({
  field: z.string(),
  locale: z.string(),
  /** As editors know it. */
  name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
type FieldWrite = z.infer<typeof fieldWrite>;

/** Other values of the fields of an entry, for one request. */
export const entryWrite = z.object({ id: z.string(), title: z.string(), fields: z.array(fieldWrite) });
export type EntryWrite = z.infer<typeof entryWrite>;

/** What fixes have changed, entry by entry. */
export const entryWrites = (fixed: Fixed): EntryWrite[] =>
  shownChanges(fixed).map(({ id, title = id, fields }) => ({
    id,
    title,
    fields: fields.map(({ name, locale: shown, change: { field, locale, before, after } }) => ({
      field,
      locale,
      name: shown === undefined ? name : `${name}, ${shown}`,
      before,
      after,
    })),
  }));

/** The write that takes another one back. */
export const reversed = ({ fields, ...entry }: EntryWrite): EntryWrite => ({
  ...entry,
  fields: fields.map(({ before, after, ...field }): FieldWrite => ({
    ...field,
    before: after,
    after: before,
  })),
});
