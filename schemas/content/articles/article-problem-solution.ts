import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const articleProblemSolution = contentType({
  id: 'articleProblemSolution',
  label: 'Problem and solution',
  readerLabel: {
    en: 'Troubleshooting',
    es: 'Solución de problemas',
    de: 'Fehlerbehebung',
    fr: 'Résolution de problèmes',
    nl: 'Probleemoplossing',
    it: 'Risoluzione dei problemi',
    pt: 'Solução de problemas',
    ja: 'トラブルシューティング',
  },
  readerPlural: {
    en: 'Troubleshooting',
    es: 'Solución de problemas',
    de: 'Fehlerbehebung',
    fr: 'Résolution de problèmes',
    nl: 'Probleemoplossing',
    it: 'Risoluzione dei problemi',
    pt: 'Solução de problemas',
    ja: 'トラブルシューティング',
  },
  titleField: 'title',
  route: '/problem-solution',
  isArticle: true,
  sections: { problem: ['problem'], solution: ['workflowSummary', 'workflows'] },
  fields: {
    title: f.symbol({ required: true }),
    introduction: f.richText(),
    spotlightBoxes: f.parts(['spotlightBox']),
    problem: f.richText(),
    workflowSummary: f.richText(),
    workflows: f.parts(['workflow']),
    ...articleFields,
  },
});
