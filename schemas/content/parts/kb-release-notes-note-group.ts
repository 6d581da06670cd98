import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

/** Notes of one category; where `ignoreCategory` is true, the heading is left out. */
export const kbReleaseNotesNoteGroup = contentType({
  id: 'kbReleaseNotesNoteGroup',
  label: 'Release notes group',
  titleField: 'category',
  heading: { titleField: 'category', unlessField: 'ignoreCategory' },
  fields: {
    category: f.part(['sectionName']),
    ignoreCategory: f.boolean(),
    spotlightBoxes: f.parts(['spotlightBox']),
    notes: f.parts(['kbReleaseNotesNote']),
  },
});
