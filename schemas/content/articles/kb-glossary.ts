import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbGlossary = contentType({
  id: 'kbGlossary',
  label: 'Glossary',
  help: 'A list of terms, with an index of their letters.',
  readerLabel: { en: 'Glossary', es: 'Glosario' },
  readerPlural: { en: 'Glossaries', es: 'Glosarios' },
  titleField: 'title',
  route: '/glossary',
  isArticle: true,
  fieldHelp: { terms: 'The terms, in the order of the page.' },
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    terms: f.parts(['kbTerm']),
    ...articleFields,
  },
});
