import type { Language } from '../../languages.ts';

const english = {
  problem: 'Problem',
  solution: 'Solution',
  'things-to-know': 'Things to know',
  workflows: 'Workflows',
  'learn-more': 'Want to learn more?',
} as const;

export type SectionId = keyof typeof english;

export type SectionTitles = Readonly<Record<SectionId, string>>;

/**
 * The fixed headings within articles, by the id of their place on the page. Both programs take them from here, so that
 * contents and pages agree.
 * Unit: interface text. Source: docs/requirements.md, "Article pages"; 'Want to learn more?' names the how-to's
 * `wantToLearnMore`; the Spanish words are ours.
 */
export const sectionTitles: Readonly<Record<Language, SectionTitles>> = {
  en: english,
  es: {
    problem: 'Problema',
    solution: 'Solución',
    'things-to-know': 'Lo que debe saber',
    workflows: 'Flujos de trabajo',
    'learn-more': '¿Quiere saber más?',
  },
};
