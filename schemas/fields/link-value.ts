import * as z from 'zod/mini';

const linkTo = <const LinkType extends string>(linkType: LinkType) =>
  z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.literal(linkType), id: z.string() }) });

/** A link to an entry as Contentful writes it. */
export const entryLinkValue = linkTo('Entry');
export type EntryLinkValue = z.infer<typeof entryLinkValue>;

/** A link to an asset as Contentful writes it. */
export const assetLinkValue = linkTo('Asset');
export type AssetLinkValue = z.infer<typeof assetLinkValue>;
