import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const externalLink = contentType({
  id: 'externalLink',
  label: 'External link',
  help: 'A link to another site.',
  titleField: 'title',
  fieldHelp: { title: 'The text of the link.', url: 'The address.' },
  fields: {
    title: f.symbol({ required: true }),
    url: f.url({ use: 'page', required: true }),
  },
});
