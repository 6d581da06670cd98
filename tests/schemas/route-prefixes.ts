import type { RoutedTypeId } from '../../schemas/routes.ts';

/** Where the pages of each type stand, written out once more for tests. Source: requirements RT-2. */
export const routePrefixes = {
  kbLandingPage: '/landing-page',
  kbReleaseNotes: '/release-notes',
  kbFaq: '/faq',
  kbHowTo: '/how-to',
  kbGlossary: '/glossary',
  kbCapability: '/product-capability',
  productArea: '/product-capabilities',
  articleProblemSolution: '/problem-solution',
  articleRecommendedWorkflow: '/recommended-workflow',
  resource: '/resources',
} satisfies Record<RoutedTypeId, string>;
