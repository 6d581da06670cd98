import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';
import { patterns } from '../patterns.ts';

/** The name of a place in an article, for links such as `/how-to/x#place`. Source: docs/requirements.md, Entities. */
export const anchor = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'anchor', ...options }) as { readonly kind: 'anchor' } & FieldOptions & Options;

export const anchorKind = {
  value: z.string(),
  expected: 'a short text',
  contentful: 'Symbol',
  editor: () => ({ widget: 'singleLine', limits: { pattern: patterns.anchor } }),
} satisfies PlainFieldKind;
