import * as z from 'zod/mini';
import { bundledAsset } from './asset.ts';
import { nodeLink } from './node-link.ts';

/** A page that is named and led to: an author's, a tag's. */
const pageLink = z.object({ title: z.string(), url: z.string() });

/** What an article's page says of it beside its text. Only what editors gave. Source: docs/requirements.md, MP-5. */
export const aboutArticle = z.object({
  /** ISO 8601, as editors wrote it: a day, perhaps with a time. */
  publishedOn: z.optional(z.string()),
  /** Only beside a date or an author. */
  readingMinutes: z.optional(z.number()),
  authors: z.array(z.object({ ...pageLink.shape, picture: z.optional(bundledAsset) })),
  /** The authors by name. Only where none has a page. */
  byline: z.optional(z.string()),
  image: z.optional(bundledAsset),
  topics: z.array(pageLink),
  tags: z.array(pageLink),
  /** Its neighbours in the order of its topic; of release notes without one, the releases before and after them. */
  previous: z.optional(nodeLink),
  next: z.optional(nodeLink),
});
export type AboutArticle = z.infer<typeof aboutArticle>;

/** The articles of the same topic: they stand beside the text. */
export const articleArea = z.object({
  ...pageLink.shape,
  /** The topics that it is part of, the outermost first. */
  above: z.array(pageLink),
  /** In the order of the topic: all of them, or those around the article. */
  articles: z.array(nodeLink),
  /** The number of all of them. */
  count: z.number(),
  /** The topics that are part of it. */
  topics: z.array(pageLink),
});
export type ArticleArea = z.infer<typeof articleArea>;

/** An article in a list of them. */
export const articleCard = z.object({
  ...nodeLink.shape,
  description: z.optional(z.string()),
  publishedOn: z.optional(z.string()),
  image: z.optional(bundledAsset),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** What the page of a topic, an author or a tag lists below its text. */
export const listedArticles = z.object({
  /** Topics or tags, with the number of their articles. */
  groups: z.array(z.object({ ...pageLink.shape, count: z.number() })),
  articles: z.array(articleCard),
});
export type ListedArticles = z.infer<typeof listedArticles>;
