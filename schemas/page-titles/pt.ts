import type { PageTitles } from './en.ts';

export const pt: PageTitles = {
  problem: 'Problema',
  solution: 'Solução',
  'things-to-know': 'O que é preciso saber',
  workflows: 'Fluxos de trabalho',
  'learn-more': 'Quer saber mais?',
  'other-questions': 'Outras perguntas',
  'part.note': 'Nota',
  'part.info': 'É bom saber',
  'part.whoUseThis': 'Quem usa esta funcionalidade',
  'part.disclaimer': 'Aviso',
  'part.media': 'Mídia',
  'part.table': 'Tabela',
  'part.code': 'Código',
  'part.more': 'Mais informações',
};
