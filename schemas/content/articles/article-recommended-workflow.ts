import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const articleRecommendedWorkflow = contentType({
  id: 'articleRecommendedWorkflow',
  label: 'Recommended workflow',
  help: 'How work is done best: workflows, one after the other.',
  readerLabel: {
    en: 'Recommended Workflow',
    es: 'Flujo de trabajo recomendado',
    de: 'Empfohlener Ablauf',
    fr: 'Procédure recommandée',
    nl: 'Aanbevolen werkwijze',
    it: 'Flusso di lavoro consigliato',
    pt: 'Fluxo de trabalho recomendado',
    ja: '推奨ワークフロー',
    ar: 'سير عمل موصى به',
  },
  readerPlural: {
    en: 'Recommended Workflows',
    es: 'Flujos de trabajo recomendados',
    de: 'Empfohlene Abläufe',
    fr: 'Procédures recommandées',
    nl: 'Aanbevolen werkwijzen',
    it: 'Flussi di lavoro consigliati',
    pt: 'Fluxos de trabalho recomendados',
    ja: '推奨ワークフロー',
    ar: 'مسارات عمل موصى بها',
  },
  titleField: 'title',
  route: '/recommended-workflow',
  isArticle: true,
  sections: { 'things-to-know': ['thingsToKnow'], workflows: ['workflows'] },
  fieldHelp: { workflows: 'The workflows, in their order.' },
  fields: {
    title: f.symbol({ required: true }),
    introduction: f.richText(),
    thingsToKnow: f.richText(),
    workflows: f.parts(['workflow']),
    ...articleFields,
  },
});
