import { doc, entryLink, h, p, type RawEntry, rawEntry } from '../../pipeline/documents.ts';

const empty = doc(p(''), h(2, ' '), p('  '));

/** Pages on which parts are missing or hold nothing. */
export const bare: readonly RawEntry[] = [
  rawEntry('spotlightBox', 'empty-box', { name: 'Empty', description: empty }),
  rawEntry('kbHowToSection', 'empty-section', { heading: 'Nothing under it', content: empty }),
  rawEntry(
    'kbHowTo',
    'bare',
    {
      title: 'Bare',
      url: 'bare',
      displayToc: true,
      introduction: doc(p('All there is.')),
      spotlightBoxes: [entryLink('empty-box')],
      thingsToKnow: empty,
      wantToLearnMore: empty,
    },
    { updatedAt: undefined },
  ),
  rawEntry('kbFaq', 'bare-faq', { title: 'No questions', url: 'bare-faq', description: empty }),
  rawEntry('kbGlossary', 'bare-glossary', { title: 'No terms', url: 'bare-glossary' }),
  rawEntry('kbLandingPage', 'bare-landing', { title: 'Nothing on it', url: 'bare-landing' }),
  rawEntry('articleProblemSolution', 'bare-problem', {
    title: 'No solution',
    url: 'bare-problem',
    problem: doc(p('It rains.')),
    workflowSummary: empty,
  }),
];
