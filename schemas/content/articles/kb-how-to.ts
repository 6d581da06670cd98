import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbHowTo = contentType({
  id: 'kbHowTo',
  label: 'How-to',
  help: 'A guide in steps.',
  readerLabel: {
    en: 'How to Guide',
    es: 'Guía práctica',
    de: 'Anleitung',
    fr: 'Guide pratique',
    nl: 'Handleiding',
    it: 'Guida pratica',
    pt: 'Guia prático',
    ja: '操作ガイド',
    ar: 'دليل إرشادي',
  },
  readerPlural: {
    en: 'How to Guides',
    es: 'Guías prácticas',
    de: 'Anleitungen',
    fr: 'Guides pratiques',
    nl: 'Handleidingen',
    it: 'Guide pratiche',
    pt: 'Guias práticos',
    ja: '操作ガイド',
    ar: 'أدلة إرشادية',
  },
  titleField: 'title',
  route: '/how-to',
  isArticle: true,
  sections: { 'things-to-know': ['thingsToKnow'], 'learn-more': ['wantToLearnMore'] },
  fieldHelp: {
    howToSections: 'The steps.',
    wantToLearnMore: 'Where to go from here. It has a heading of its own.',
  },
  fields: {
    title: f.symbol({ required: true }),
    introduction: f.richText(),
    spotlightBoxes: f.parts(['spotlightBox']),
    thingsToKnow: f.richText(),
    howToSections: f.parts(['kbHowToSection']),
    wantToLearnMore: f.richText(),
    displayToc: f.boolean(),
    ...articleFields,
  },
});
