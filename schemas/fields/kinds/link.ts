import * as z from 'zod/mini';
import { nodeLink } from '../../bundle/node-link.ts';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import { entryLinkValue } from '../link-value.ts';

export interface LinkOptions extends FieldOptions {
  /** The content types that the field takes. */
  readonly to: readonly string[];
  /** The field of the same entry that names a place in the target: the link leads to `url#place`. */
  readonly anchorFrom?: string;
  /** The link is shown as a card, with the summary of the target. */
  readonly isCard?: true;
}

/** One entry that is linked to, not shown. Source: Contentful field type `Link` to `Entry`. */
export const link = (to: readonly string[], options?: Omit<LinkOptions, 'to'>) =>
  ({ kind: 'link', to, ...options }) as { readonly kind: 'link' } & LinkOptions;

/** Entries that are linked to, not shown. Source: Contentful `Array` of `Link` to `Entry`. */
export const links = (to: readonly string[], options?: Omit<LinkOptions, 'to'>) =>
  ({ kind: 'links', to, ...options }) as { readonly kind: 'links' } & LinkOptions;

export const linkKind = {
  exported: entryLinkValue,
  bundled: nodeLink,
  expected: 'a link to an entry',
  contentful: 'Link to Entry',
  editor: ({ to }) => ({ widget: 'entryLinkEditor', limits: { targets: to } }),
} satisfies BuiltFieldKind<LinkOptions>;

export const linksKind = {
  exported: z.array(entryLinkValue),
  bundled: z.array(nodeLink),
  expected: 'a list of links to entries',
  contentful: 'Array of Link to Entry',
  editor: ({ to }) => ({ widget: 'entryLinksEditor', limits: { targets: to } }),
  isList: true,
} satisfies BuiltFieldKind<LinkOptions>;
