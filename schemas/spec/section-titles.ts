/**
 * The fixed headings within articles, by the id of their place on the page.
 * Unit: interface text. Source: spec.md section 2, "Article pages"; 'Want to learn more?' names the how-to's
 * `wantToLearnMore`.
 */
export const sectionTitles = {
  problem: 'Problem',
  solution: 'Solution',
  'things-to-know': 'Things to know',
  workflows: 'Workflows',
  'learn-more': 'Want to learn more?',
} as const;

export type SectionId = keyof typeof sectionTitles;
