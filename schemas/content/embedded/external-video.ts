import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const externalVideo = contentType({
  id: 'externalVideo',
  label: 'Video',
  help: 'A video of another service.',
  titleField: 'title',
  fieldHelp: {
    title: 'What the video shows.',
    videoUrl: 'The address of the video.',
    poster: 'The picture that stands there until the video plays, 16:9.',
    duration: 'How long the video is, in seconds.',
  },
  fields: {
    title: f.symbol({ required: true }),
    videoUrl: f.url({ use: 'video', required: true }),
    poster: f.asset(),
    duration: f.integer({ minimum: 1 }),
  },
});
