import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from '../field.ts';

/** The last segment of an entry's address; absent, the entry's id stands in. Source: docs/requirements.md, Entities. */
export const slug = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'slug', ...options }) as { readonly kind: 'slug' } & FieldOptions & Options;

export const slugSchemas = { exported: z.string(), bundled: z.string() } satisfies FieldKindSchemas;
