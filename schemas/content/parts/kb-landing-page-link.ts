import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

/** A link to an article, to a place in it, or to another site. */
export const kbLandingPageLink = contentType({
  id: 'kbLandingPageLink',
  label: 'Landing page link',
  help: 'A card that leads to an article, to a place in one, or to another site.',
  titleField: 'title',
  fieldHelp: {
    article: 'The article that it leads to. It counts before an address.',
    externalUrl: 'An address on another site.',
    openInNewWindow: 'It opens in a new tab.',
    anchor: 'A place in the article that it leads to, not in this one.',
  },
  fields: {
    title: f.symbol({ required: true }),
    article: f.link(articleTypes, { anchorFrom: 'anchor', isCard: true }),
    externalUrl: f.url({ use: 'page' }),
    openInNewWindow: f.boolean(),
    /** A place in the article that is linked to, not in this one. */
    anchor: f.symbol({ internal: true }),
  },
});
