import { contentTypeLabels } from '../../schemas/spec/labels.ts';

/** The interface texts of the search, and what readers call content types and sources. Source: spec.md sections 8 and 9. */
export const searchMessages = {
  'search.heading': 'Search',
  'search.headingFor': 'Results for “{query}”',
  'search.title': 'Search results (page {page} of {pages})',
  'search.range': 'Results {first}-{last} of {count}',
  'search.zero': '0 results',
  'search.start': 'What are you looking for?',
  'search.startAdvice': 'Type a few words, such as the name of a feature or what you see on the screen.',
  'search.notFound': "Sorry, we couldn't find any answers to your question.",
  'search.notFoundAdvice':
    'Please try to rephrase your question with different words or modify your filter criteria.',
  'search.browseCategories': 'Browse all topics',
  'search.browseCapabilities': 'See product capabilities',
  'search.browseAnnouncements': 'Read the announcements',
  'search.failed': 'The search is not working right now',
  'search.failedAdvice': 'Check your connection and try again, or browse the topics.',
  'search.tryAgain': 'Try again',
  'search.updated': 'Updated {date}',

  'type.kbReleaseNotes': contentTypeLabels.kbReleaseNotes,
  'type.kbFaq': contentTypeLabels.kbFaq,
  'type.kbFaqQuestion': contentTypeLabels.kbFaqQuestion,
  'type.kbHowTo': contentTypeLabels.kbHowTo,
  'type.kbGlossary': contentTypeLabels.kbGlossary,
  'type.kbLandingPage': contentTypeLabels.kbLandingPage,
  'type.articleProblemSolution': contentTypeLabels.articleProblemSolution,
  'type.articleRecommendedWorkflow': contentTypeLabels.articleRecommendedWorkflow,
  'type.kbCapability': contentTypeLabels.kbCapability,
  'type.KBContentful': contentTypeLabels.KBContentful,
  'type.Absorb': contentTypeLabels.Absorb,
  'type.resource': 'Resource',
  'type.other': 'product category',
} as const;
