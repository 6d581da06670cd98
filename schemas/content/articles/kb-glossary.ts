import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbGlossary = contentType({
  id: 'kbGlossary',
  label: 'Glossary',
  help: 'A list of terms, with an index of their letters.',
  readerLabel: {
    en: 'Glossary',
    es: 'Glosario',
    de: 'Glossar',
    fr: 'Glossaire',
    nl: 'Begrippenlijst',
    it: 'Glossario',
    pt: 'Glossário',
    ja: '用語集',
    ar: 'مسرد',
  },
  readerPlural: {
    en: 'Glossaries',
    es: 'Glosarios',
    de: 'Glossare',
    fr: 'Glossaires',
    nl: 'Begrippenlijsten',
    it: 'Glossari',
    pt: 'Glossários',
    ja: '用語集',
    ar: 'مسارد',
  },
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
