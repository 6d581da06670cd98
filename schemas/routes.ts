import type { ContentTypeId, ContentTypes } from './content/index.ts';

/** The content types whose entries have an address of their own on this site. */
export type RoutedTypeId = {
  [Id in ContentTypeId]: ContentTypes[Id] extends { route: string } ? Id : never;
}[ContentTypeId];

/**
 * Where their pages stand, as the definitions say, to which the compiler holds this list: every page needs it, and only the
 * pipeline needs the definitions.
 */
export const routes: { readonly [Id in RoutedTypeId]: ContentTypes[Id]['route'] } = {
  article: '/articles',
  articleProblemSolution: '/problem-solution',
  articleRecommendedWorkflow: '/recommended-workflow',
  author: '/authors',
  kbCapability: '/product-capability',
  kbFaq: '/faq',
  kbGlossary: '/glossary',
  kbHowTo: '/how-to',
  kbLandingPage: '/landing-page',
  kbReleaseNotes: '/release-notes',
  productArea: '/product-capabilities',
  resource: '/resources',
  topic: '/topics',
};
