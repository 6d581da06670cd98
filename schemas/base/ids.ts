import * as z from 'zod/mini';

/** The id of a Contentful entry: 1 to 64 characters. Source: Contentful, "Resource IDs". */
export const entryId = z.string().brand<'EntryId'>();
export type EntryId = z.infer<typeof entryId>;

/** The id of a Contentful asset. */
export const assetId = z.string().brand<'AssetId'>();
export type AssetId = z.infer<typeof assetId>;

/** A locale code as the space spells it, such as `en-US`. */
export const locale = z.string().brand<'Locale'>();
export type Locale = z.infer<typeof locale>;

/**
 * The address of a page of this site: starts with a slash, ends without one (but for the home page), is
 * percent-encoded and has no query and no hash. `/how-to/add-a-technician`.
 */
export const routePath = z.string().brand<'RoutePath'>();
export type RoutePath = z.infer<typeof routePath>;
