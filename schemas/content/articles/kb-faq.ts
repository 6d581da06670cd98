import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const kbFaq = contentType({
  id: 'kbFaq',
  label: 'FAQ',
  help: 'Questions with answers, in categories.',
  readerLabel: {
    en: 'FAQ',
    es: 'Preguntas frecuentes',
    de: 'FAQ',
    fr: 'FAQ',
    nl: 'Veelgestelde vragen',
    it: 'Domande frequenti',
    pt: 'Perguntas frequentes',
    ja: 'よくある質問',
    ar: 'أسئلة شائعة',
  },
  readerPlural: {
    en: 'FAQs',
    es: 'Preguntas frecuentes',
    de: 'FAQs',
    fr: 'FAQ',
    nl: 'Veelgestelde vragen',
    it: 'Domande frequenti',
    pt: 'Perguntas frequentes',
    ja: 'よくある質問',
    ar: 'أسئلة شائعة',
  },
  titleField: 'title',
  route: '/faq',
  isArticle: true,
  sections: { 'things-to-know': ['thingsToKnow'] },
  fieldHelp: {
    globalSpotlightBoxes: 'Boxes above the questions.',
    categorizedQuestions: 'The categories with their questions.',
  },
  fields: {
    title: f.symbol({ required: true }),
    description: f.richText(),
    globalSpotlightBoxes: f.parts(['spotlightBox']),
    thingsToKnow: f.richText(),
    categorizedQuestions: f.parts(['cKbFaqCategoryQuestion']),
    ...articleFields,
  },
});
