import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const announcementType = contentType({
  id: 'announcementType',
  label: 'Announcement type',
  help: 'The kind of an announcement.',
  titleField: 'name',
  isNeverShown: 'only names the kind of an announcement',
  fieldHelp: {
    name: 'The name that readers see.',
    codeId: 'The code of the kind: it decides the colour.',
  },
  fields: {
    name: f.symbol({ required: true }),
    codeId: f.symbol({ required: true, internal: true }),
  },
});
