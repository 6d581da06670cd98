import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const spotlightBox = contentType({
  id: 'spotlightBox',
  label: 'Spotlight box',
  titleField: 'name',
  fields: {
    name: f.symbol(),
    description: f.richText(),
    spotlightBoxType: f.part(['template']),
  },
});
