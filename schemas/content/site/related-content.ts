import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';

export const relatedContent = contentType({
  id: 'relatedContent',
  label: 'Related content',
  titleField: 'name',
  fields: {
    name: f.symbol(),
    article: f.link(articleTypes),
    externalUrl: f.url({ use: 'page' }),
  },
});
