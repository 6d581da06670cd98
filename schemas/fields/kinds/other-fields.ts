import * as z from 'zod/mini';
import { bundledAsset } from '../../bundle/asset.ts';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import { assetLinkValue, entryLinkValue } from '../link-value.ts';
import { richTextKind } from './rich-text.ts';

/** Which field of the space's model it is. */
const about = { id: z.string(), name: z.string() };

/** In degrees. Source: Contentful field type `Location`. */
const place = z.object({ lat: z.number(), lon: z.number() });

const markdown = z.object({ format: z.enum(['markdown', 'plain']), text: z.string() });
const document = z.object({
  format: z.literal('document'),
  document: z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) }),
});

/** The kinds whose values come into the bundle as they are. */
const plain = [
  z.object({ ...about, kind: z.literal('text'), value: z.string() }),
  z.object({ ...about, kind: z.literal('date'), value: z.string() }),
  z.object({ ...about, kind: z.literal('number'), value: z.number() }),
  z.object({ ...about, kind: z.literal('boolean'), value: z.boolean() }),
  z.object({ ...about, kind: z.literal('list'), value: z.array(z.string()) }),
  z.object({ ...about, kind: z.literal('location'), value: place }),
] as const;

const otherField = z.discriminatedUnion('kind', [
  ...plain,
  z.object({ ...about, kind: z.literal('richText'), value: z.union([document, markdown]) }),
  z.object({ ...about, kind: z.literal('data'), value: z.union([z.array(z.unknown()), z.looseObject({})]) }),
  z.object({ ...about, kind: z.literal('assets'), value: z.array(assetLinkValue) }),
  z.object({ ...about, kind: z.literal('entries'), value: z.array(entryLinkValue) }),
]);

/** A filled field of an entry whose type only its own space knows. */
export type OtherField = z.infer<typeof otherField>;

/** A node knows of its parts no more than that they have a type. */
const bundledNode = z.custom<{ readonly type: string }>(
  (value) => typeof (value as { readonly type?: unknown } | null)?.type === 'string',
);

/** JSON data is a table, a list, or code. */
const bundledField = z.discriminatedUnion('kind', [
  ...plain,
  z.object({ ...about, kind: z.literal('richText'), value: richTextKind.bundled }),
  z.object({
    ...about,
    kind: z.literal('table'),
    columns: z.array(z.string()),
    value: z.array(z.array(z.string())),
  }),
  z.object({ ...about, kind: z.literal('code'), value: richTextKind.bundled }),
  z.object({ ...about, kind: z.literal('assets'), value: z.array(bundledAsset) }),
  z.object({ ...about, kind: z.literal('entries'), value: z.array(bundledNode) }),
]);
export type BundledField = z.infer<typeof bundledField>;

/** The filled fields of an entry whose type only its own space knows, in the order of its model. Decoding makes them of the entry. */
export const otherFields = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'otherFields', ...options }) as { readonly kind: 'otherFields' } & FieldOptions & Options;

export const otherFieldsKind = {
  exported: z.array(otherField),
  bundled: z.array(bundledField),
  expected: 'a list of { id, name, kind, value }',
  contentful: 'Object',
  editor: () => ({ widget: 'objectEditor', localized: true }),
  isList: true,
  refersToNothing: true, // each of its values refers by its own kind: pipeline/filled-fields.ts
} satisfies BuiltFieldKind;
