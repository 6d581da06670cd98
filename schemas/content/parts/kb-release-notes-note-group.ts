import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

/** Notes of one category; where `ignoreCategory` is true, the heading is left out. */
export const kbReleaseNotesNoteGroup = contentType({
  id: 'kbReleaseNotesNoteGroup',
  label: 'Release notes group',
  help: 'Notes of one category, such as improvements or fixes.',
  titleField: 'category',
  heading: { titleField: 'category', unlessField: 'ignoreCategory' },
  fieldHelp: {
    category: 'The heading.',
    ignoreCategory: 'The heading is left out.',
    notes: 'The notes.',
  },
  fields: {
    category: f.part(['sectionName']),
    ignoreCategory: f.boolean(),
    spotlightBoxes: f.parts(['spotlightBox']),
    notes: f.parts(['kbReleaseNotesNote']),
  },
});
