import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';

/** Yes or no. Source: Contentful field type `Boolean`. */
export const boolean = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'boolean', ...options }) as { readonly kind: 'boolean' } & FieldOptions & Options;

export const booleanKind = {
  value: z.boolean(),
  expected: 'yes or no (true or false)',
  contentful: 'Boolean',
  editor: () => ({ widget: 'boolean' }),
} satisfies PlainFieldKind;
