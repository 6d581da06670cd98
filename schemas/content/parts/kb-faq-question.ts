import { f } from '../../fields/index.ts';
import { contentType } from '../content-type.ts';

export const kbFaqQuestion = contentType({
  id: 'kbFaqQuestion',
  label: 'FAQ question',
  help: 'A question with its answer.',
  readerLabel: {
    en: 'FAQ Question',
    es: 'Pregunta frecuente',
    de: 'FAQ-Frage',
    fr: 'Question de la FAQ',
    nl: 'Veelgestelde vraag',
    it: 'Domanda frequente',
    pt: 'Pergunta frequente',
    ja: 'よくある質問の項目',
    ar: 'سؤال شائع',
  },
  titleField: 'question',
  heading: { titleField: 'question', anchorField: 'anchor' },
  fieldHelp: { question: 'The question, as a reader asks it.', answer: 'The answer.' },
  fields: {
    question: f.symbol({ required: true }),
    answer: f.richText(),
    anchor: f.anchor(),
    spotlightBox: f.part(['spotlightBox']),
  },
});
