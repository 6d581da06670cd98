import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbReleaseNotesSection = contentType({
  id: 'kbReleaseNotesSection',
  label: 'Release notes section',
  titleField: 'sectionName',
  heading: { titleField: 'sectionName' },
  fields: {
    sectionName: f.part(['sectionName']),
    spotlightBoxes: f.parts(['spotlightBox']),
    noteGroup: f.parts(['kbReleaseNotesNoteGroup']),
  },
});
