import type { PageTitles } from './en.ts';

export const es: PageTitles = {
  problem: 'Problema',
  solution: 'Solución',
  'things-to-know': 'Lo que debe saber',
  workflows: 'Flujos de trabajo',
  'learn-more': '¿Quiere saber más?',
  'other-questions': 'Otras preguntas',
  'part.note': 'Nota',
  'part.info': 'Conviene saber',
  'part.whoUseThis': 'Quién usa esta función',
  'part.disclaimer': 'Aviso',
  'part.media': 'Multimedia',
  'part.table': 'Tabla',
  'part.code': 'Código',
  'part.more': 'Más información',
};
