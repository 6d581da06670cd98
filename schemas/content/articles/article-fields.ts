import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';

/** The fields that every article has. Source: docs/requirements.md, Entities. */
export const articleFields = {
  /** Above the text, as wide as it. */
  heroImage: f.asset(),
  authors: f.links(['author']),
  /** The authors by name, where they are no entries. */
  byline: f.symbol(),
  publishedOn: f.date(),
  topics: f.links(['topic']),
  tags: f.symbols(),
  /** The place among the articles of a topic, the lowest number first. */
  order: f.integer(),
  url: f.slug(),
  relatedContent: f.links([...articleTypes, 'relatedContent']),
  /** Channel ids; absent: every channel that is not strict. */
  deliveryChannels: f.symbols(),
  metaDescription: f.symbol(),
  noIndex: f.boolean(),
};
