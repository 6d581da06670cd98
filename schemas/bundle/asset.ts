import * as z from 'zod/mini';

/** A file as the bundle carries it. Source: Contentful asset. */
export const bundledAsset = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  /** A path under `/assets/` where the build copied the file, else the image service's https address. */
  url: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.optional(z.number()),
  /** In CSS pixels; images only. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});
export type BundledAsset = z.infer<typeof bundledAsset>;
