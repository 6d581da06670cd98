import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbTerm = contentType({
  id: 'kbTerm',
  label: 'Term',
  help: 'A term and what it means.',
  titleField: 'term',
  heading: { titleField: 'term', anchorField: 'anchor' },
  fieldHelp: { term: 'The term.', definition: 'What it means.' },
  fields: {
    term: f.symbol({ required: true }),
    definition: f.richText(),
    anchor: f.anchor(),
  },
});
