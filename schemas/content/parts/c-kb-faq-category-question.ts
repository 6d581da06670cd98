import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

/** Questions under a heading; where `uncategorized` is true, the heading is left out. */
export const cKbFaqCategoryQuestion = contentType({
  id: 'cKbFaqCategoryQuestion',
  label: 'FAQ category',
  titleField: 'heading',
  heading: { titleField: 'heading', anchorField: 'anchor', unlessField: 'uncategorized' },
  fields: {
    heading: f.symbol(),
    uncategorized: f.boolean(),
    anchor: f.anchor(),
    spotlightBox: f.part(['spotlightBox']),
    questions: f.parts(['kbFaqQuestion']),
  },
});
