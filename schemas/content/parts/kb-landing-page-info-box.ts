import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbLandingPageInfoBox = contentType({
  id: 'kbLandingPageInfoBox',
  label: 'Info box',
  titleField: 'title',
  heading: { titleField: 'title', anchorField: 'anchor' },
  fields: {
    title: f.symbol(),
    anchor: f.anchor(),
    boxType: f.symbol({ oneOf: ['Collapsible', 'Standard'] }),
    content: f.richText(),
  },
});
