import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const interactiveContent = contentType({
  id: 'interactiveContent',
  label: 'Interactive content',
  titleField: 'title',
  fields: {
    title: f.symbol({ required: true }),
    url: f.url({ use: 'frame', required: true }),
    description: f.richText(),
  },
});
