import type { PageTitles } from './en.ts';

export const it: PageTitles = {
  problem: 'Problema',
  solution: 'Soluzione',
  'things-to-know': 'Cose da sapere',
  workflows: 'Flussi di lavoro',
  'learn-more': 'Vuoi saperne di più?',
  'other-questions': 'Altre domande',
  'part.note': 'Nota',
  'part.info': 'Buono a sapersi',
  'part.whoUseThis': 'Chi usa questa funzionalità',
  'part.disclaimer': 'Avvertenza',
  'part.media': 'Contenuti multimediali',
  'part.table': 'Tabella',
  'part.code': 'Codice',
  'part.more': 'Altre informazioni',
};
