/**
 * The content types that the specification names: those that a search can find, and the home page's
 * highlight. Every type of the space is in `schemas/content`.
 * Unit: ids of content types. Source: spec.md section 3, "Content types: kbReleaseNotes, kbFaq,
 * kbFaqQuestion, kbHowTo, kbGlossary, kbLandingPage, articleProblemSolution, articleRecommendedWorkflow,
 * kbCapability, kbHighlight".
 */
export const namedContentTypes = {
  releaseNotes: 'kbReleaseNotes',
  faq: 'kbFaq',
  faqQuestion: 'kbFaqQuestion',
  howTo: 'kbHowTo',
  glossary: 'kbGlossary',
  landingPage: 'kbLandingPage',
  problemSolution: 'articleProblemSolution',
  recommendedWorkflow: 'articleRecommendedWorkflow',
  capability: 'kbCapability',
  highlight: 'kbHighlight',
} as const;

export type NamedContentType = (typeof namedContentTypes)[keyof typeof namedContentTypes];
