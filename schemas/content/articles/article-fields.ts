import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';

/** The fields that every article has. Source: docs/requirements.md, Entities. */
export const articleFields = {
  url: f.slug(),
  relatedContent: f.links([...articleTypes, 'relatedContent']),
  /** Channel ids; absent: every channel that is not strict. */
  deliveryChannels: f.symbols(),
  metaDescription: f.symbol(),
  noIndex: f.boolean(),
};
