import * as z from 'zod/mini';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import { entryLinkValue } from '../link-value.ts';

export interface PartOptions<Target extends string> extends FieldOptions {
  /** The content types that the field takes; without any it takes all. */
  readonly to: readonly Target[];
}

/** A field knows no more of a node than that it has a type: what else it holds follows from that. See `schemas/bundle/node.ts`. */
const bundledNode = z.custom<{ readonly type: string }>(
  (value) => typeof (value as { readonly type?: unknown } | null)?.type === 'string',
);

/** One entry that is shown inside the entry that links to it. Source: Contentful field type `Link` to `Entry`. */
export const part = <const Target extends string>(to: readonly Target[], options?: FieldOptions) =>
  ({ kind: 'part', to, ...options }) as { readonly kind: 'part' } & PartOptions<Target>;

/** Entries that are shown inside the entry that links to them. Source: Contentful `Array` of `Link` to `Entry`. */
export const parts = <const Target extends string>(to: readonly Target[], options?: FieldOptions) =>
  ({ kind: 'parts', to, ...options }) as { readonly kind: 'parts' } & PartOptions<Target>;

export const partKind = {
  exported: entryLinkValue,
  bundled: bundledNode,
  expected: 'a link to an entry',
  contentful: 'Link to Entry',
  editor: ({ to }) => ({ widget: 'entryLinkEditor', limits: { targets: to } }),
} satisfies BuiltFieldKind<PartOptions<string>>;

export const partsKind = {
  exported: z.array(entryLinkValue),
  bundled: z.array(bundledNode),
  expected: 'a list of links to entries',
  contentful: 'Array of Link to Entry',
  editor: ({ to }) => ({ widget: 'entryLinksEditor', limits: { targets: to } }),
  isList: true,
} satisfies BuiltFieldKind<PartOptions<string>>;
