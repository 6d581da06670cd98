import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const codeBlock = contentType({
  id: 'codeBlock',
  label: 'Code block',
  help: 'Code, coloured by its language.',
  titleField: 'name',
  fieldHelp: {
    name: 'The name of a file, above the code.',
    language: 'The language, such as js or bash.',
    code: 'The code.',
  },
  fields: {
    name: f.symbol(),
    language: f.symbol({ internal: true }),
    code: f.code({ languageFrom: 'language', required: true }),
  },
});
