import type { PageTitles } from './en.ts';

export const de: PageTitles = {
  problem: 'Problem',
  solution: 'Lösung',
  'things-to-know': 'Wissenswertes',
  workflows: 'Abläufe',
  'learn-more': 'Möchten Sie mehr erfahren?',
  'other-questions': 'Weitere Fragen',
  'part.note': 'Hinweis',
  'part.info': 'Gut zu wissen',
  'part.whoUseThis': 'Für wen diese Funktion ist',
  'part.disclaimer': 'Haftungsausschluss',
  'part.media': 'Medien',
  'part.table': 'Tabelle',
  'part.code': 'Code',
  'part.more': 'Weitere Informationen',
};
