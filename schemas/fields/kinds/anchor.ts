import * as z from 'zod/mini';
import type { FieldKindSchemas, FieldOptions } from '../field.ts';

/** The name of a place in an article, for links such as `/how-to/x#place`. Source: docs/requirements.md, Entities. */
export const anchor = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'anchor', ...options }) as { readonly kind: 'anchor' } & FieldOptions & Options;

export const anchorSchemas = { exported: z.string(), bundled: z.string() } satisfies FieldKindSchemas;
