import * as z from 'zod/mini';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import type { RichText } from '../../bundle/rich-text.ts';

/**
 * Formatted text. Exported: a rich text document, or Markdown where another space's Text field is mapped here. Only its
 * outside is checked by the schema; `pipeline/rich-text` walks the inside, because documents can be nested deeper
 * than a schema can follow. Bundled: sanitised hast. Source: Contentful field type `RichText`.
 */
export const richText = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'richText', ...options }) as { readonly kind: 'richText' } & FieldOptions & Options;

export const richTextKind = {
  exported: z.union([
    z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) }),
    z.string(),
  ]),
  bundled: z.custom<RichText>((value) => Array.isArray((value as Partial<RichText> | null)?.children)),
  expected: 'a rich text',
  contentful: 'RichText',
  editor: () => ({ widget: 'richTextEditor', localized: true }),
} satisfies BuiltFieldKind;
