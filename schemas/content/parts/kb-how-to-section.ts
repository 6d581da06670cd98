import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbHowToSection = contentType({
  id: 'kbHowToSection',
  label: 'How-to section',
  titleField: 'heading',
  heading: { titleField: 'heading', anchorField: 'anchor' },
  fields: {
    heading: f.symbol({ required: true }),
    anchor: f.anchor(),
    spotlightBoxes: f.parts(['spotlightBox']),
    content: f.richText(),
  },
});
