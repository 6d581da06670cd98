import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const template = contentType({
  id: 'template',
  label: 'Spotlight box type',
  help: 'The kind of a spotlight box.',
  titleField: 'name',
  isNeverShown: 'only names the kind of a spotlight box',
  fieldHelp: { codeId: 'The code of the kind; see the requirements for the known ones.' },
  fields: {
    name: f.symbol(),
    codeId: f.symbol({ internal: true }),
  },
});
