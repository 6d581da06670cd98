import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';

export interface IntegerOptions extends FieldOptions {
  readonly minimum?: number;
}

/** A whole number. Source: Contentful field type `Integer`. */
export const integer = <const Options extends IntegerOptions = object>(options?: Options) =>
  ({ kind: 'integer', ...options }) as { readonly kind: 'integer' } & IntegerOptions & Options;

export const integerKind = {
  value: z.number(),
  expected: 'a whole number',
  contentful: 'Integer',
  editor: ({ minimum }) => ({
    widget: 'numberEditor',
    ...(minimum !== undefined && { limits: { range: { min: minimum } } }),
  }),
  fault: (value: number, { minimum }) => {
    if (!Number.isInteger(value)) return `${value} is not a whole number`;
    return value < (minimum ?? Number.MIN_SAFE_INTEGER) ? `${value} is below ${minimum}` : undefined;
  },
} satisfies PlainFieldKind<IntegerOptions>;
