import { contentTypes } from '../../schemas/content/index.ts';
import type { Field, FieldKind } from '../../schemas/fields/index.ts';
import { patterns } from './patterns.ts';
import { textLimits } from './text-limits.ts';
import type { Limits, ModelField } from './space-model.ts';

interface At {
  readonly type: string;
  readonly name: string;
}

/** A field of ours as a field of Contentful. */
export function ownField(field: Field, at: At): ModelField {
  const { limits = {}, localized = false, ...shape } = shapes[field.kind](field as never, at);
  return {
    id: at.name,
    name: label(at.name),
    ...shape,
    limits,
    localized,
    required: field.required ?? false,
    disabled: false,
    omitted: false,
  };
}

interface Shape {
  readonly type: string;
  readonly widget: string;
  readonly limits?: Limits;
  /** Texts for readers differ by language; names, addresses and switches do not. */
  readonly localized?: true;
}

type FieldOf<Kind extends FieldKind> = Extract<Field, { readonly kind: Kind }>;

/** Contentful's field type for each kind, and the editor's widget. Source: Contentful, "Content types". */
const shapes: {
  readonly [Kind in FieldKind]: (field: FieldOf<Kind>, at: At) => Shape;
} = {
  anchor: () => ({ type: 'Symbol', widget: 'singleLine', limits: { pattern: patterns.anchor } }),
  asset: (_field, { type }) => ({
    type: 'Link to Asset',
    widget: 'assetLinkEditor',
    limits: { files: type === contentTypes.media.id ? [...playable] : ['image'] },
  }),
  boolean: () => ({ type: 'Boolean', widget: 'boolean' }),
  cells: () => ({ type: 'Object', widget: 'objectEditor', localized: true }),
  code: () => ({ type: 'Text', widget: 'multipleLine' }),
  integer: ({ minimum }) => ({
    type: 'Integer',
    widget: 'numberEditor',
    ...(minimum !== undefined && { limits: { range: { min: minimum } } }),
  }),
  labelledLinks: () => ({ type: 'Object', widget: 'objectEditor', localized: true }),
  link: ({ to }) => ({ type: 'Link to Entry', widget: 'entryLinkEditor', limits: { targets: to } }),
  links: ({ to }) => ({
    type: 'Array of Link to Entry',
    widget: 'entryLinksEditor',
    limits: { targets: to },
  }),
  part: ({ to }) => ({ type: 'Link to Entry', widget: 'entryLinkEditor', limits: { targets: to } }),
  parts: ({ to }) => ({
    type: 'Array of Link to Entry',
    widget: 'entryLinksEditor',
    limits: { targets: to },
  }),
  richText: () => ({ type: 'RichText', widget: 'richTextEditor', limits: textLimits, localized: true }),
  slug: () => ({ type: 'Symbol', widget: 'slugEditor', limits: { unique: true, pattern: patterns.slug } }),
  symbol: ({ oneOf, colour }) => {
    if (oneOf !== undefined) return { type: 'Symbol', widget: 'dropdown', limits: { values: oneOf } };
    if (colour) return { type: 'Symbol', widget: 'singleLine', limits: { pattern: patterns.colour } };
    return { type: 'Symbol', widget: 'singleLine', localized: true };
  },
  symbols: () => ({ type: 'Array of Symbol', widget: 'tagEditor' }),
  url: ({ use }) => ({
    type: 'Symbol',
    widget: 'urlEditor',
    ...(use !== 'page' && { limits: { pattern: patterns.media } }),
  }),
};

/** The groups of files that a media entry shows. Source: Contentful, `linkMimetypeGroup`. */
const playable = ['image', 'video', 'audio', 'pdfdocument'] as const;

/** `howToSections` as `How to sections`. */
function label(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z\d])/gu, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
