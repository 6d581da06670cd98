import type * as z from 'zod/mini';
import type { ContentTypeId, ContentTypes } from '../content/index.ts';
import type { ArticleTypeId, NamingType } from '../content/article-types.ts';
import type { Field, FieldKind, fieldKinds, ListKind } from '../fields/index.ts';
import type { BundledField } from '../fields/kinds/other-fields.ts';
import type { InPreview } from './in-preview.ts';

/** An entry as the bundle carries it, with its parts inside it. */
export type ContentNode = { [Id in ContentTypeId]: NodeOf<Id> }[ContentTypeId];

export interface NodeOf<Id extends ContentTypeId> {
  readonly type: Id;
  readonly id: string;
  /** ISO 8601, UTC. Only where the reader shows a date. */
  readonly updatedAt?: string;
  /** The id of this part's element, unique within its page. Only on parts with a heading. */
  readonly anchor?: string;
  /** The level of this part's heading, 2 to 6. Only on parts with a heading. */
  readonly level?: number;
  /** Only in a preview. */
  readonly inPreview?: InPreview;
  readonly fields: BundledFields<ContentTypes[Id]['fields']>;
}

type BundledFields<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Name in AlwaysThere<Fields>]: BundledValue<Fields[Name]>;
} & {
  readonly [Name in Exclude<keyof Fields, AlwaysThere<Fields>>]?: BundledValue<Fields[Name]>;
};

/** Required fields, and lists: an absent list is an empty one. */
type AlwaysThere<Fields extends Readonly<Record<string, Field>>> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } | { kind: ListKind } ? Name : never;
}[keyof Fields];

type BundledValue<Definition extends Field> = Definition extends {
  kind: 'part' | 'parts';
  to: readonly (infer Target extends string)[];
}
  ? Definition['kind'] extends 'part'
    ? PartOf<Target>
    : readonly PartOf<Target>[]
  : BundledByKind<Definition['kind']>;

/**
 * A part that names its entry is of the types that its field takes. In any other place an entry of another type may stand. A card of
 * related content leads to an article.
 */
type PartOf<Target extends string> =
  | { [Id in Shown<Target>]: NodeOf<Id> }[Shown<Target>]
  | ([Target] extends [NamingType] ? never : NodeOf<'otherEntry'>);

type Shown<Target extends string> = Exclude<Extract<Target, ContentTypeId>, ArticleTypeId>;

/** A field's value in the bundle, by its kind. */
export type BundledByKind<Kind extends FieldKind> = Kind extends 'part'
  ? ContentNode
  : Kind extends 'parts'
    ? readonly ContentNode[]
    : Kind extends 'otherFields'
      ? readonly OtherFieldOfNode[]
      : BundledAs<(typeof fieldKinds)[Kind]>;

/** A field of an entry of a type that is not ours, with the nodes of the entries that it shows. */
export type OtherFieldOfNode =
  | Exclude<BundledField, { kind: 'entries' }>
  | (Omit<Extract<BundledField, { kind: 'entries' }>, 'value'> & { readonly value: readonly ContentNode[] });

type BundledAs<Traits> = Traits extends { readonly value: infer Value extends z.ZodMiniType }
  ? z.infer<Value>
  : Traits extends { readonly bundled: infer Bundled extends z.ZodMiniType }
    ? z.infer<Bundled>
    : never;

declare module 'hast' {
  interface ElementData {
    /** Only on `embedTag`: the entry that is shown here. */
    node?: ContentNode;
    /** Only on `embedTag`: it stands inside a line of text. */
    inline?: boolean;
  }
}
