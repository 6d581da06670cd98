import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbLandingPageSection = contentType({
  id: 'kbLandingPageSection',
  label: 'Landing page section',
  titleField: 'title',
  heading: { titleField: 'title', anchorField: 'anchor' },
  fields: {
    title: f.symbol(),
    anchor: f.anchor(),
    description: f.richText(),
    content: f.parts(['kbLandingPageSection', 'kbLandingPageLink', 'kbLandingPageInfoBox']),
  },
});
