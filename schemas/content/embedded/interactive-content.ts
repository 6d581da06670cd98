import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const interactiveContent = contentType({
  id: 'interactiveContent',
  label: 'Interactive content',
  help: 'A page of another service inside an article, such as a tour.',
  titleField: 'title',
  fieldHelp: { url: 'The address of the page to show.' },
  fields: {
    title: f.symbol({ required: true }),
    url: f.url({ use: 'frame', required: true }),
    description: f.richText(),
  },
});
