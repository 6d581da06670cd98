import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

/** A link to an article, to a place in it, or to another site. */
export const kbLandingPageLink = contentType({
  id: 'kbLandingPageLink',
  label: 'Landing page link',
  titleField: 'title',
  fields: {
    title: f.symbol({ required: true }),
    article: f.link(articleTypes, { anchorFrom: 'anchor' }),
    externalUrl: f.url({ use: 'page' }),
    openInNewWindow: f.boolean(),
    /** A place in the article that is linked to, not in this one. */
    anchor: f.symbol(),
  },
});
