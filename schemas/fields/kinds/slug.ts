import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';
import { patterns } from '../patterns.ts';

/** The last segment of an entry's address; absent, the entry's id stands in. Source: docs/requirements.md, Entities. */
export const slug = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'slug', ...options }) as { readonly kind: 'slug' } & FieldOptions & Options;

export const slugKind = {
  value: z.string(),
  expected: 'a short text',
  contentful: 'Symbol',
  editor: () => ({ widget: 'slugEditor', limits: { unique: true, pattern: patterns.slug } }),
} satisfies PlainFieldKind;
