import { f } from '../../fields/index.ts';
import { articleFields } from './article-fields.ts';
import { contentType } from '../content-type.ts';

export const articleProblemSolution = contentType({
  id: 'articleProblemSolution',
  label: 'Problem and solution',
  help: 'A problem, and the ways to solve it.',
  readerLabel: {
    en: 'Troubleshooting',
    es: 'Solución de problemas',
    de: 'Fehlerbehebung',
    fr: 'Résolution de problèmes',
    nl: 'Probleemoplossing',
    it: 'Risoluzione dei problemi',
    pt: 'Solução de problemas',
    ja: 'トラブルシューティング',
    ar: 'حل مشكلة',
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
    ar: 'حلول المشكلات',
  },
  titleField: 'title',
  route: '/problem-solution',
  isArticle: true,
  sections: { problem: ['problem'], solution: ['workflowSummary', 'workflows'] },
  fieldHelp: {
    problem: 'What is wrong. It has a heading of its own.',
    workflowSummary: 'What the ways to a solution have in common.',
    workflows: 'The ways to solve it.',
  },
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
