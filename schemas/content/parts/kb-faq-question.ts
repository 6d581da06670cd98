import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbFaqQuestion = contentType({
  id: 'kbFaqQuestion',
  label: 'FAQ question',
  readerLabel: {
    en: 'FAQ Question',
    es: 'Pregunta frecuente',
    de: 'FAQ-Frage',
    fr: 'Question de la FAQ',
    nl: 'Veelgestelde vraag',
  },
  titleField: 'question',
  heading: { titleField: 'question', anchorField: 'anchor' },
  fields: {
    question: f.symbol({ required: true }),
    answer: f.richText(),
    anchor: f.anchor(),
    spotlightBox: f.part(['spotlightBox']),
  },
});
