import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const codeBlock = contentType({
  id: 'codeBlock',
  label: 'Code block',
  titleField: 'name',
  fields: {
    name: f.symbol(),
    language: f.symbol(),
    code: f.code({ languageFrom: 'language', required: true }),
  },
});
