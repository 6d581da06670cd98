import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const spotlightBox = contentType({
  id: 'spotlightBox',
  label: 'Spotlight box',
  help: 'A box that stands out of a text: a note, a tip, a warning.',
  titleField: 'name',
  fieldHelp: { spotlightBoxType: 'The kind: it decides colour and icon.' },
  fields: {
    name: f.symbol(),
    description: f.richText(),
    spotlightBoxType: f.part(['template']),
  },
});
