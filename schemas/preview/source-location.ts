import * as z from 'zod/mini';
import { fieldPath } from '../report/diagnostic.ts';

/** A location in the source of a page: a whole entry, a field of it, or a node of a rich text by its JSON pointer. */
export const sourceLocation = z.object({
  entry: z.string(),
  field: z.optional(fieldPath),
  path: z.optional(z.string()),
});
export type SourceLocation = z.infer<typeof sourceLocation>;

/** A key of the location, the same only for equal locations. */
export const sourceKey = ({ entry, field = [], path = '' }: SourceLocation): string =>
  [entry, field.join('.'), path].join(' ');
