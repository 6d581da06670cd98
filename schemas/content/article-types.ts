/** The content types whose entries are articles. A test holds this list against the definitions. */
export const articleTypes = [
  'kbHowTo',
  'kbLandingPage',
  'kbFaq',
  'kbGlossary',
  'articleProblemSolution',
  'articleRecommendedWorkflow',
  'kbReleaseNotes',
  'kbCapability',
  'resource',
  'article',
  'author',
  'topic',
] as const;

export type ArticleTypeId = (typeof articleTypes)[number];

/** The content types that editors embed in texts and lists of parts. Source: docs/requirements.md, AR-14. */
export const embeddedTypes = [
  'spotlightBox',
  'media',
  'externalVideo',
  'interactiveContent',
  'table',
  'contentSnippet',
  'codeBlock',
  'kbLandingPageInfoBox',
  'workflow',
] as const;

export type EmbeddedTypeId = (typeof embeddedTypes)[number];

/** Types that give another entry a name or a kind, and show nothing by themselves. */
export const namingTypes = ['template', 'sectionName', 'announcementType'] as const;

export type NamingType = (typeof namingTypes)[number];

export const isNamingType = (type: string): type is NamingType =>
  (namingTypes as readonly string[]).includes(type);

export const isEmbeddedType = (type: string): type is EmbeddedTypeId =>
  (embeddedTypes as readonly string[]).includes(type);

export const isArticleType = (type: string): type is ArticleTypeId =>
  (articleTypes as readonly string[]).includes(type);
