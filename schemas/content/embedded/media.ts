import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const media = contentType({
  id: 'media',
  label: 'Media',
  help: 'A picture, a video, a sound or a file, with what readers need to know of it.',
  titleField: 'name',
  fieldHelp: {
    name: 'The name of a file or a video.',
    altText: 'What the picture shows, for readers who do not see it.',
    media: 'The file.',
    videoUrl: 'The address of a video, in place of a file.',
    url: 'The address that a click on the picture leads to.',
    zoomable: 'A click enlarges the picture.',
    hoverText: 'A text that appears at the pointer.',
  },
  fields: {
    name: f.symbol(),
    altText: f.symbol(),
    media: f.asset(),
    videoUrl: f.url({ use: 'video' }),
    url: f.url({ use: 'page' }),
    zoomable: f.boolean(),
    hoverText: f.symbol(),
  },
});
