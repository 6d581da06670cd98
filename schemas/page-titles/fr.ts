import type { PageTitles } from './en.ts';

export const fr: PageTitles = {
  problem: 'Problème',
  solution: 'Solution',
  'things-to-know': 'À savoir',
  workflows: 'Procédures',
  'learn-more': 'Vous voulez en savoir plus ?',
  'other-questions': 'Autres questions',
  'part.note': 'Remarque',
  'part.info': 'Bon à savoir',
  'part.whoUseThis': 'Qui utilise cette fonctionnalité',
  'part.disclaimer': 'Avertissement',
  'part.media': 'Médias',
  'part.table': 'Tableau',
  'part.code': 'Code',
  'part.more': 'Plus d’informations',
};
