import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const announcement = contentType({
  id: 'announcement',
  label: 'Announcement',
  help: 'News for readers, on the home page and on a page of its own.',
  titleField: 'title',
  fieldHelp: {
    announcementType: 'The kinds, as labels that readers can filter by.',
    ctaLink: 'The address of its main link.',
    ctaOpenInNewWindow: 'The main link opens in a new tab.',
    learnMoreLinks: 'More links, each with a text.',
    pin: 'It stays at the top.',
    image: 'The picture of the large card on the home page.',
  },
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    announcementType: f.parts(['announcementType']),
    ctaLink: f.url({ use: 'page' }),
    ctaOpenInNewWindow: f.boolean(),
    learnMoreLinks: f.labelledLinks(),
    pin: f.boolean(),
    image: f.asset(),
  },
});
