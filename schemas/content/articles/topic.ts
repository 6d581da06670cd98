import { f } from '../../fields/index.ts';
import { articleTypes } from '../article-types.ts';
import { contentType } from '../content-type.ts';
import { articleFields } from './article-fields.ts';

/** A subject of articles, such as a category, a course or a chapter. The page lists them. */
export const topic = contentType({
  id: 'topic',
  label: 'Topic',
  help: 'A subject of articles, such as a category, a course or a chapter, with a page that lists them.',
  readerLabel: {
    en: 'Topic',
    es: 'Tema',
    de: 'Thema',
    fr: 'Sujet',
    nl: 'Onderwerp',
    it: 'Argomento',
    pt: 'Tópico',
    ja: 'トピック',
    ar: 'موضوع',
  },
  readerPlural: {
    en: 'Topics',
    es: 'Temas',
    de: 'Themen',
    fr: 'Sujets',
    nl: 'Onderwerpen',
    it: 'Argomenti',
    pt: 'Tópicos',
    ja: 'トピック',
    ar: 'مواضيع',
  },
  titleField: 'title',
  route: '/topics',
  isArticle: true,
  fieldHelp: {
    icon: 'The name of an icon.',
    parent: 'The topic that it is part of.',
    articles:
      'Its articles in the order in which they are read. Articles that name the topic themselves follow.',
  },
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    /** A lucide icon's name. */
    icon: f.symbol({ internal: true }),
    /** The topic that it is part of. */
    parent: f.link(['topic']),
    /** In the order in which they are read. Articles that name the topic themselves follow. */
    articles: f.links(articleTypes),
    ...articleFields,
  },
});
