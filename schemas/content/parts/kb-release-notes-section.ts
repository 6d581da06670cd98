import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbReleaseNotesSection = contentType({
  id: 'kbReleaseNotesSection',
  label: 'Release notes section',
  help: 'A section of release notes, such as an area of the product.',
  titleField: 'sectionName',
  heading: { titleField: 'sectionName' },
  fieldHelp: {
    sectionName: 'The heading.',
    noteGroup: 'Notes by category.',
  },
  fields: {
    sectionName: f.part(['sectionName']),
    spotlightBoxes: f.parts(['spotlightBox']),
    noteGroup: f.parts(['kbReleaseNotesNoteGroup']),
  },
});
