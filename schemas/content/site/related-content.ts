import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

export const relatedContent = contentType({
  id: 'relatedContent',
  label: 'Related content',
  help: 'A link below an article to another article or another site.',
  titleField: 'name',
  fieldHelp: {
    name: 'The text of the link.',
    article: 'The article that it leads to. It counts before an address.',
    externalUrl: 'An address on another site.',
  },
  fields: {
    name: f.symbol(),
    article: f.link(articleTypes),
    externalUrl: f.url({ use: 'page' }),
  },
});
