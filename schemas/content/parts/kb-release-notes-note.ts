import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbReleaseNotesNote = contentType({
  id: 'kbReleaseNotesNote',
  label: 'Release note',
  help: 'One thing that is new.',
  titleField: 'title',
  heading: { titleField: 'title', isMinor: true },
  fieldHelp: { hideBullet: 'The note has no bullet. One with a title never has one.' },
  fields: {
    title: f.symbol(),
    description: f.richText(),
    hideBullet: f.boolean(),
    spotlightBoxes: f.parts(['spotlightBox']),
  },
});
