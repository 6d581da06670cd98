import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const externalVideo = contentType({
  id: 'externalVideo',
  label: 'Video',
  titleField: 'title',
  fields: {
    title: f.symbol({ required: true }),
    videoUrl: f.url({ use: 'video', required: true }),
  },
});
