import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

/** Questions under a heading; where `uncategorized` is true, the heading is left out, or says that these are the other questions. */
export const cKbFaqCategoryQuestion = contentType({
  id: 'cKbFaqCategoryQuestion',
  label: 'FAQ category',
  help: 'A category of questions.',
  titleField: 'heading',
  heading: {
    titleField: 'heading',
    anchorField: 'anchor',
    unlessField: 'uncategorized',
    restTitle: 'other-questions',
  },
  fieldHelp: {
    heading: 'The heading of the category.',
    uncategorized: 'The heading is left out. After other categories it is "Other questions".',
    questions: 'The questions.',
  },
  fields: {
    heading: f.symbol(),
    uncategorized: f.boolean(),
    anchor: f.anchor(),
    spotlightBox: f.part(['spotlightBox']),
    questions: f.parts(['kbFaqQuestion']),
  },
});
