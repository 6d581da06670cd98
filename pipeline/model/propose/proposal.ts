import type { ContentTypeId } from '../../../schemas/content/index.ts';

/** Where a value of ours comes from, as a configuration writes it. See docs/content-model.md. */
export type ProposedSource =
  /** A field of the space, or a path through references: `seo.description`. */
  | string
  | { readonly value: string }
  | { readonly first: readonly ProposedSource[] }
  | { readonly join: readonly ProposedSource[]; readonly with?: string }
  /** Words around values: `By {author.name}`. */
  | { readonly text: string };

/** Which entries of a type a mapping is for. */
export type ProposedCondition = { readonly field: string } & (
  | { readonly in: readonly string[] }
  | { readonly is: boolean }
);

export interface ProposedMapping {
  readonly as: ContentTypeId;
  /** Our field id to the source, in the order of our definition. */
  readonly fields: Readonly<Record<string, ProposedSource>>;
  readonly ignore: readonly string[];
  readonly when?: ProposedCondition;
}

/** What the entries of a type are for a reader. */
export const roles = [
  'ours',
  'page',
  'person',
  'topic',
  'tag',
  'announcement',
  'question',
  'term',
  'step',
  'picture',
  'video',
  'code',
  'callout',
  'redirect',
  'settings',
  'open',
] as const;

export type Role = (typeof roles)[number];

export interface ProposedType {
  readonly id: string;
  readonly name: string;
  /** Its published entries. */
  readonly entries: number;
  readonly role: Role;
  /** Why it has the role: short claims. */
  readonly reasons: readonly string[];
  /** What the configuration says of it. Undefined: nothing, so its entries are shown in place, field by field. */
  readonly mapping: false | readonly ProposedMapping[] | undefined;
  /** Why a field has its place or is ignored, by our field id or by the ignored field. */
  readonly fieldReasons: Readonly<Record<string, string>>;
  /** Fields with values that have no place. */
  readonly left: readonly string[];
}

export interface Proposal {
  /** By id. */
  readonly types: readonly ProposedType[];
  /** The name of the site, where settings of the space have one. */
  readonly siteName: string | undefined;
  /** The default locale, where the export lists locales. */
  readonly locale: string | undefined;
}
