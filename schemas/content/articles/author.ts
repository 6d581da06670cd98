import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';
import { articleFields } from './article-fields.ts';

/** A person who writes articles. The page lists them. */
export const author = contentType({
  id: 'author',
  label: 'Author',
  help: 'A person who writes articles, with a page that lists them.',
  readerLabel: {
    en: 'Author',
    es: 'Autor',
    de: 'Autor',
    fr: 'Auteur',
    nl: 'Auteur',
    it: 'Autore',
    pt: 'Autor',
    ja: '執筆者',
    ar: 'كاتب',
  },
  readerPlural: {
    en: 'Authors',
    es: 'Autores',
    de: 'Autoren',
    fr: 'Auteurs',
    nl: 'Auteurs',
    it: 'Autori',
    pt: 'Autores',
    ja: '執筆者',
    ar: 'الكتّاب',
  },
  titleField: 'title',
  route: '/authors',
  isArticle: true,
  fieldHelp: {
    title: 'The name.',
    role: 'Such as “Support engineer”.',
    picture: 'A picture of the author.',
    about: 'A few sentences about the author.',
  },
  fields: {
    /** The name. */
    title: f.symbol({ required: true }),
    /** Such as "Support engineer". */
    role: f.symbol(),
    picture: f.asset(),
    about: f.richText(),
    ...articleFields,
  },
});
