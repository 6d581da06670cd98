import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';

/** A day, perhaps with a time: ISO 8601 as Contentful writes it, `2026-03-09` or `2026-03-09T16:00Z`. Source: Contentful field type `Date`. */
export const date = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'date', ...options }) as { readonly kind: 'date' } & FieldOptions & Options;

export const dateKind = {
  value: z.string(),
  expected: 'a date such as 2026-03-09',
  contentful: 'Date',
  editor: () => ({ widget: 'datePicker' }),
} satisfies PlainFieldKind;
