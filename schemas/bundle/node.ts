import type * as z from 'zod/mini';
import type { ContentTypeId, ContentTypes } from '../content/index.ts';
import type { Field, FieldKind, fieldKinds, ListKind } from '../fields/index.ts';
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
  to: readonly (infer Target)[];
}
  ? Definition['kind'] extends 'part'
    ? NodeOf<Extract<Target, ContentTypeId>>
    : readonly { [Id in Extract<Target, ContentTypeId>]: NodeOf<Id> }[Extract<Target, ContentTypeId>][]
  : BundledByKind<Definition['kind']>;

/** A field's value in the bundle, by its kind. */
export type BundledByKind<Kind extends FieldKind> = Kind extends 'part'
  ? ContentNode
  : Kind extends 'parts'
    ? readonly ContentNode[]
    : BundledAs<(typeof fieldKinds)[Kind]>;

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
