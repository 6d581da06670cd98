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

/**
 * Groups on a home page without sections.
 * Unit: cards. Source: ours: four rows of three cards, which is a screen or two.
 */
export const homeMaxGroups = 12;

/** The fewest groups that are shown: one alone would hold all. Unit: groups. Source: ours. */
export const homeMinGroups = 2;

/** Articles in such a group; its page has all. Unit: links. Source: ours. */
export const homeGroupMaxLinks = 5;

/** The fewest articles of a tag that is a group. Unit: articles. Source: ours. */
export const homeTagMinArticles = 2;

/** The newest articles on a home page without sections. Unit: cards. Source: ours: two rows of three. */
export const homeMaxNewest = 6;

/** The most linked articles there. Unit: links. Source: ours. */
export const homeMaxMostLinked = 8;

/** The fewest entries that link to one of these. Unit: entries. Source: ours: one link is no sign of weight. */
export const homeMinReferrers = 2;

/** The fewest articles in that list. Unit: articles. Source: ours. */
export const homeMinMostLinked = 3;

/** The most topics that stand within each other in the site's tree. Unit: levels. Source: ours. */
export const treeMaxDepth = 8;
