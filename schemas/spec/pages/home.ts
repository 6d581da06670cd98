/** The sections of the home page, in their order. Unit: codes of entries. Source: docs/requirements.md, HM-2. */
export const homeSectionCodes = [
  'HPFeaturePacks',
  'HPAnnouncements',
  'HPWelcome',
  'HPCategories',
  'HPFeaturedArticles',
] as const;

export type HomeSectionCode = (typeof homeSectionCodes)[number];

/** Cards of HPFeaturePacks. Unit: cards. Source: docs/requirements.md, Numbers, "Home limits 3, 4, 6, 6". */
export const featurePacksMaxCards = 3;

/** Cards of HPWelcome. Unit: cards. Source: docs/requirements.md, Numbers, "Home limits 3, 4, 6, 6". */
export const welcomeMaxCards = 4;

/** Cards of HPCategories. Unit: cards. Source: docs/requirements.md, Numbers, "Home limits 3, 4, 6, 6". */
export const categoriesMaxCards = 6;

/**
 * Links in a group of HPFeaturedArticles.
 * Unit: links. Source: docs/requirements.md, Numbers, "Home limits 3, 4, 6, 6".
 */
export const featuredArticlesMaxLinks = 6;

/**
 * Sub-links of a category's card.
 * Unit: links. Source: docs/requirements.md, "2 sub-links each on desktop and 3 on mobile".
 */
export const categoryMaxLinks = 2;

/** On phones. Unit: links. Source: docs/requirements.md, "2 sub-links each on desktop and 3 on mobile". */
export const mobileCategoryMaxLinks = 3;
