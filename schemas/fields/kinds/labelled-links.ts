import * as z from 'zod/mini';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';

const labelledLink = z.object({ label: z.string(), url: z.string() });

/** Links with their words: `[{ label, url }]`. Source: docs/requirements.md, Entities; Contentful `Object`. */
export const labelledLinks = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'labelledLinks', ...options }) as { readonly kind: 'labelledLinks' } & FieldOptions & Options;

export const labelledLinksKind = {
  exported: z.array(labelledLink),
  bundled: z.array(labelledLink),
  expected: 'a list of { label, url }',
  contentful: 'Object',
  editor: () => ({ widget: 'objectEditor', localized: true }),
  isList: true,
} satisfies BuiltFieldKind;
