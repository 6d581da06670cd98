import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const announcementType = contentType({
  id: 'announcementType',
  label: 'Announcement type',
  titleField: 'name',
  isNeverShown: 'only names the kind of an announcement',
  fields: {
    name: f.symbol({ required: true }),
    codeId: f.symbol({ required: true }),
  },
});
