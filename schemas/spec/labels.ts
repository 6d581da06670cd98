import type { ContentTypeId } from '../content/index.ts';
import type { SearchSource } from './search.ts';

/**
 * What readers call the content types and sources of search results; any other value is shown as it comes,
 * with the spaces around its slashes normalised (SR-13).
 * Unit: interface text by id. Source: spec.md section 9, "Content-type labels: kbReleaseNotes=Release Notes;
 * kbFaq=FAQ; kbFaqQuestion=FAQ Question; kbHowTo=How to Guide; kbGlossary=Glossary; kbLandingPage=Landing
 * Page; articleProblemSolution=Troubleshooting; articleRecommendedWorkflow=Recommended Workflow;
 * kbCapability=Capability; KBContentful=Knowledge Base; Absorb=Academy".
 */
export const contentTypeLabels = {
  kbReleaseNotes: 'Release Notes',
  kbFaq: 'FAQ',
  kbFaqQuestion: 'FAQ Question',
  kbHowTo: 'How to Guide',
  kbGlossary: 'Glossary',
  kbLandingPage: 'Landing Page',
  articleProblemSolution: 'Troubleshooting',
  articleRecommendedWorkflow: 'Recommended Workflow',
  kbCapability: 'Capability',
  KBContentful: 'Knowledge Base',
  Absorb: 'Academy',
} as const satisfies Partial<Record<ContentTypeId | SearchSource, string>>;
