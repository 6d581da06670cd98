import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const media = contentType({
  id: 'media',
  label: 'Media',
  titleField: 'name',
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
