import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbLandingPageSection = contentType({
  id: 'kbLandingPageSection',
  label: 'Landing page section',
  help: 'A part of a page under a heading, with other parts in it.',
  titleField: 'title',
  heading: { titleField: 'title', anchorField: 'anchor' },
  fieldHelp: { content: 'Parts within the section.' },
  fields: {
    title: f.symbol(),
    anchor: f.anchor(),
    description: f.richText(),
    content: f.parts(['kbLandingPageSection', 'kbLandingPageLink', 'kbLandingPageInfoBox']),
  },
});
