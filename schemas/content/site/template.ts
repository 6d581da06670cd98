import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const template = contentType({
  id: 'template',
  label: 'Spotlight box type',
  titleField: 'name',
  isNeverShown: 'only names the kind of a spotlight box',
  fields: {
    name: f.symbol(),
    codeId: f.symbol(),
  },
});
