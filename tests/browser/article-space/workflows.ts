import { assetLink, doc, entryLink, p, rawAsset, type RawEntry, rawEntry } from '../../pipeline/documents.ts';
import { box, links, paragraphs, sentence, upTo } from './parts.ts';

const ways = upTo(3).map((number) =>
  rawEntry('workflow', `way-${number}`, {
    workflowName: `Way ${number}`,
    anchor: `way-${number}`,
    description: paragraphs(2),
  }),
);

const relatedContent = ['related-article', 'related-site'].map(entryLink);

/** The types that hold little: a problem, a workflow, a capability, a resource. */
export const workflows: readonly RawEntry[] = [
  ...ways,
  rawEntry('relatedContent', 'related-article', { name: 'Its own name', article: entryLink('short-1') }),
  rawEntry('relatedContent', 'related-site', {
    name: 'Another site',
    externalUrl: 'https://academy.example/related',
  }),
  box('problem-box', 'Only on tablets.', 'note'),
  rawEntry('articleProblemSolution', 'problem', {
    title: 'The board stays empty',
    url: 'empty-board',
    introduction: doc(p(sentence)),
    spotlightBoxes: [entryLink('problem-box')],
    problem: doc(p('No jobs are shown.')),
    workflowSummary: doc(p('Choose one of these ways.')),
    workflows: links(ways),
    relatedContent,
  }),
  rawEntry('articleRecommendedWorkflow', 'recommended', {
    title: 'Plan a week',
    url: 'plan-a-week',
    introduction: doc(p(sentence)),
    thingsToKnow: doc(p('Weeks start on Monday.')),
    workflows: links(ways),
    relatedContent,
  }),
  rawAsset('board', {
    file: {
      url: '//images.ctfassets.net/space1/board/token/board.png',
      fileName: 'board.png',
      contentType: 'image/png',
      details: { size: 90_000, image: { width: 1600, height: 900 } },
    },
  }),
  rawEntry('productArea', 'dispatch', { title: 'Dispatch', url: 'dispatch' }),
  rawEntry('kbCapability', 'capability', {
    title: 'Dispatch board',
    url: 'dispatch-board',
    shortDescription: 'See every job of the day.',
    image: assetLink('board'),
    productArea: entryLink('dispatch'),
    description: paragraphs(3),
  }),
  rawEntry('resource', 'resource', {
    title: 'Checklist',
    url: 'checklist',
    description: doc(p('What to take along.')),
  }),
];
