import * as z from 'zod/mini';

/** A link to another entry: what a card or a list needs to name it and to lead there. */
export const nodeLink = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  /** A path of this site, or the stored address of an external link. */
  url: z.string(),
  /** What editors wrote for search engines; only on a card. */
  summary: z.optional(z.string()),
});
export type NodeLink = z.infer<typeof nodeLink>;
