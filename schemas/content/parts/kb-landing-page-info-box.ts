import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbLandingPageInfoBox = contentType({
  id: 'kbLandingPageInfoBox',
  label: 'Info box',
  help: 'A box with a text, open or to be opened.',
  titleField: 'title',
  heading: { titleField: 'title', anchorField: 'anchor' },
  fieldHelp: {
    boxType: 'Whether the box is open, or opened by a click.',
    content: 'The text of the box.',
  },
  fields: {
    title: f.symbol(),
    anchor: f.anchor(),
    boxType: f.symbol({ oneOf: ['Collapsible', 'Standard'] }),
    content: f.richText(),
  },
});
