import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const sectionName = contentType({
  id: 'sectionName',
  label: 'Section name',
  titleField: 'name',
  isNeverShown: 'only names a section of release notes',
  fields: {
    name: f.symbol({ required: true }),
  },
});
