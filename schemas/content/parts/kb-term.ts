import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbTerm = contentType({
  id: 'kbTerm',
  label: 'Term',
  titleField: 'term',
  heading: { titleField: 'term', anchorField: 'anchor' },
  fields: {
    term: f.symbol({ required: true }),
    definition: f.richText(),
    anchor: f.anchor(),
  },
});
