import { f } from '../../fields/index.ts';
import { articleTypes, embeddedTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';
import { articleFields } from './article-fields.ts';

/** An article of any kind: most types of other spaces are read as this one. */
export const article = contentType({
  id: 'article',
  label: 'Article',
  help: 'An article of any kind: a text, with parts below it. Most types of other spaces are read as this one.',
  readerLabel: {
    en: 'Article',
    es: 'Artículo',
    de: 'Artikel',
    fr: 'Article',
    nl: 'Artikel',
    it: 'Articolo',
    pt: 'Artigo',
    ja: '記事',
    ar: 'مقالة',
  },
  readerPlural: {
    en: 'Articles',
    es: 'Artículos',
    de: 'Artikel',
    fr: 'Articles',
    nl: 'Artikelen',
    it: 'Articoli',
    pt: 'Artigos',
    ja: '記事',
    ar: 'مقالات',
  },
  titleField: 'title',
  route: '/articles',
  isArticle: true,
  fieldHelp: {
    body: 'The text.',
    content: 'Parts below the text, one after the other. A card leads to each page among them.',
    ending: 'What stands at the end, such as a summary or sources.',
  },
  fields: {
    title: f.symbol({ required: true }),
    introduction: f.richText(),
    body: f.richText(),
    /** A card leads to each article among the parts. */
    content: f.parts([
      'kbLandingPageSection',
      'kbLandingPageLink',
      'kbFaqQuestion',
      'kbTerm',
      'kbHowToSection',
      'relatedContent',
      ...embeddedTypes,
      ...articleTypes,
    ]),
    /** What stands at the end, such as a summary or sources. */
    ending: f.richText(),
    displayToc: f.boolean(),
    ...articleFields,
  },
});
