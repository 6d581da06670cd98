import * as z from 'zod/mini';
import { articleCard } from './around-article.ts';
import { nodeLink } from './node-link.ts';

/** What a home page shows where editors made no sections. Source: docs/requirements.md, MP-12. */
export const derivedHome = z.object({
  /** Topics, tags or content types with the first of their articles. None where there would be one alone. */
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The page of a topic or a tag; absent: the list of all articles on the home page has the rest. */
      url: z.optional(z.string()),
      /** A lucide icon's name. */
      icon: z.optional(z.string()),
      /** The number of its articles. */
      count: z.number(),
      articles: z.array(nodeLink),
    }),
  ),
  newest: z.array(articleCard),
  mostLinked: z.array(nodeLink),
});
export type DerivedHome = z.infer<typeof derivedHome>;

/** The words at the top of the home page, where a site has its own. */
export const heroWords = z.object({
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  placeholder: z.optional(z.string()),
});
export type HeroWords = z.infer<typeof heroWords>;
