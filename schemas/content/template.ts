import { f } from '../fields/index.ts';
import { contentType } from './content-type.ts';

export const template = contentType({
  id: 'template',
  label: 'Spotlight box type',
  titleField: 'name',
  fields: {
    name: f.symbol(),
    codeId: f.symbol(),
  },
});
