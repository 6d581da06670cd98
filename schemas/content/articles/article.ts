import { f } from '../../fields/index.ts';
import { embeddedTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';
import { articleFields } from './article-fields.ts';

/** An article of any kind: most types of other spaces are read as this one. */
export const article = contentType({
  id: 'article',
  label: 'Article',
  readerLabel: {
    en: 'Article',
    es: 'Artículo',
    de: 'Artikel',
    fr: 'Article',
    nl: 'Artikel',
    it: 'Articolo',
    pt: 'Artigo',
    ja: '記事',
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
  },
  titleField: 'title',
  route: '/articles',
  isArticle: true,
  fields: {
    title: f.symbol({ required: true }),
    introduction: f.richText(),
    body: f.richText(),
    content: f.parts([
      'kbLandingPageSection',
      'kbLandingPageLink',
      'kbFaqQuestion',
      'kbTerm',
      'kbHowToSection',
      ...embeddedTypes,
    ]),
    /** What stands at the end, such as a summary or sources. */
    ending: f.richText(),
    displayToc: f.boolean(),
    ...articleFields,
  },
});
