import * as z from 'zod/mini';
import { fieldPath } from '../report/diagnostic.ts';

/** A place in an entry: a whole entry, a field of it, or a node of a rich text by its JSON pointer. */
export const place = z.object({
  entry: z.string(),
  field: z.optional(fieldPath),
  path: z.optional(z.string()),
});
export type Place = z.infer<typeof place>;

/** A name that two places share only if they are the same. */
export const placeName = ({ entry, field = [], path = '' }: Place): string =>
  [entry, field.join('.'), path].join(' ');
