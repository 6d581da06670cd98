import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const externalLink = contentType({
  id: 'externalLink',
  label: 'External link',
  titleField: 'title',
  fields: {
    title: f.symbol({ required: true }),
    url: f.url({ use: 'page', required: true }),
  },
});
