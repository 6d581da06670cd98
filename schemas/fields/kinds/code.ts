import * as z from 'zod/mini';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import { richTextKind } from './rich-text.ts';

export interface CodeOptions extends FieldOptions {
  /** The field of the same entry that names the language. */
  readonly languageFrom: string;
}

/**
 * A program or a file as text. In the bundle its words carry the colours of its language, so that a reader's browser
 * computes none. Source: docs/requirements.md, Entities; Contentful field type `Text`.
 */
export const code = <const Options extends CodeOptions>(options: Options) =>
  ({ kind: 'code', ...options }) as { readonly kind: 'code' } & CodeOptions & Options;

export const codeKind = {
  exported: z.string(),
  bundled: richTextKind.bundled,
  refersToNothing: true,
  expected: 'a text',
  contentful: 'Text',
  editor: () => ({ widget: 'multipleLine' }),
} satisfies BuiltFieldKind;
