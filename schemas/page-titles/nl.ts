import type { PageTitles } from './en.ts';

export const nl: PageTitles = {
  problem: 'Probleem',
  solution: 'Oplossing',
  'things-to-know': 'Goed om te weten',
  workflows: 'Werkwijzen',
  'learn-more': 'Wil je meer weten?',
  'other-questions': 'Overige vragen',
  'part.note': 'Opmerking',
  'part.info': 'Goed om te weten',
  'part.whoUseThis': 'Wie deze functie gebruikt',
  'part.disclaimer': 'Disclaimer',
  'part.media': 'Media',
  'part.table': 'Tabel',
  'part.code': 'Code',
  'part.more': 'Meer informatie',
};
