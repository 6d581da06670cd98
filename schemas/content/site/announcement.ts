import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const announcement = contentType({
  id: 'announcement',
  label: 'Announcement',
  titleField: 'title',
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    announcementType: f.parts(['announcementType']),
    ctaLink: f.url({ use: 'page' }),
    ctaOpenInNewWindow: f.boolean(),
    learnMoreLinks: f.labelledLinks(),
    pin: f.boolean(),
  },
});
