import * as z from 'zod/mini';
import type { FieldOptions, PlainFieldKind } from '../field.ts';
import { patterns } from '../patterns.ts';

export interface SymbolOptions extends FieldOptions {
  /** The only values that are taken. */
  readonly oneOf?: readonly string[];
  /** The value is a CSS colour. */
  readonly colour?: true;
  /** No reader sees the value: a code, the name of an icon. It is the same in all locales. */
  readonly internal?: true;
}

/** A short line of text. Source: Contentful field type `Symbol`, at most 256 characters. */
export const symbol = <const Options extends SymbolOptions = object>(options?: Options) =>
  ({ kind: 'symbol', ...options }) as { readonly kind: 'symbol' } & SymbolOptions & Options;

export const symbolKind = {
  value: z.string(),
  expected: 'a short text',
  contentful: 'Symbol',
  editor: ({ oneOf, colour, internal }) => {
    if (oneOf !== undefined) return { widget: 'dropdown', limits: { values: oneOf } };
    if (colour) return { widget: 'singleLine', limits: { pattern: patterns.colour } };
    if (internal) return { widget: 'singleLine' };
    return { widget: 'singleLine', localized: true };
  },
} satisfies PlainFieldKind<SymbolOptions>;
