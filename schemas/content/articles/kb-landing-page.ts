import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbLandingPage = contentType({
  id: 'kbLandingPage',
  label: 'Landing page',
  help: 'A page that leads into a subject: sections with texts, cards and info boxes.',
  readerLabel: {
    en: 'Overview',
    es: 'Vista general',
    de: 'Übersicht',
    fr: 'Vue d’ensemble',
    nl: 'Overzicht',
    it: 'Panoramica',
    pt: 'Visão geral',
    ja: '概要',
    ar: 'نظرة عامة',
  },
  readerPlural: {
    en: 'Overviews',
    es: 'Vistas generales',
    de: 'Übersichten',
    fr: 'Vues d’ensemble',
    nl: 'Overzichten',
    it: 'Panoramiche',
    pt: 'Visões gerais',
    ja: '概要',
    ar: 'نظرات عامة',
  },
  titleField: 'title',
  route: '/landing-page',
  isArticle: true,
  fieldHelp: { content: 'The parts of the page.' },
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    content: f.parts(['kbLandingPageSection', 'kbLandingPageLink', 'kbLandingPageInfoBox']),
    displayToc: f.boolean(),
    ...articleFields,
  },
});
