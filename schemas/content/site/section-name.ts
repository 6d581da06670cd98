import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const sectionName = contentType({
  id: 'sectionName',
  label: 'Section name',
  help: 'The name of a section or category of release notes.',
  titleField: 'name',
  isNeverShown: 'only names a section of release notes',
  fieldHelp: { name: 'The name that readers see.' },
  fields: {
    name: f.symbol({ required: true }),
  },
});
