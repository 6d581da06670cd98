/**
 * The headings of a page that its content does not give: fixed ones within articles, by the id of their place, and what a part of
 * release notes is called that has no title for readers, because its name is the editors' own, and questions without a category after
 * categories. Both programs take them from here, so that contents and pages agree.
 * Unit: interface text. Source: docs/requirements.md, "Article pages" and AR-6; 'Want to learn more?' names the how-to's
 * `wantToLearnMore`; titles of parts and the words of other languages are ours, those of boxes are the words of their banners.
 */
export const en = {
  problem: 'Problem',
  solution: 'Solution',
  'things-to-know': 'Things to know',
  workflows: 'Workflows',
  'learn-more': 'Want to learn more?',
  'other-questions': 'Other questions',
  'part.note': 'Note',
  'part.info': 'Good to know',
  'part.whoUseThis': 'Who uses this feature',
  'part.disclaimer': 'Disclaimer',
  'part.media': 'Media',
  'part.table': 'Table',
  'part.code': 'Code',
  'part.more': 'More information',
} as const;

export type PartTitleId = Extract<keyof typeof en, `part.${string}`>;

export type SectionId = Exclude<keyof typeof en, PartTitleId>;

export type PageTitles = Readonly<Record<keyof typeof en, string>>;
