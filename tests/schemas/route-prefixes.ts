import type { RoutedTypeId } from '../../schemas/routes.ts';

/** Where the pages of each type that RT-2 names stand, written out once more for tests. Source: docs/requirements.md, RT-2. */
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
} satisfies Partial<Record<RoutedTypeId, string>>;
