import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbHowToSection = contentType({
  id: 'kbHowToSection',
  label: 'How-to section',
  help: 'A step of a guide, or a few that belong together.',
  titleField: 'heading',
  heading: { titleField: 'heading', anchorField: 'anchor' },
  fieldHelp: { heading: 'The heading of the step.', content: 'The text of the step.' },
  fields: {
    heading: f.symbol({ required: true }),
    anchor: f.anchor(),
    spotlightBoxes: f.parts(['spotlightBox']),
    content: f.richText(),
  },
});
