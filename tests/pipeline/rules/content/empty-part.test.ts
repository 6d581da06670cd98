import { describe, expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { built, doc, embedded, entryLink, h, p, type RawEntry } from '../../documents.ts';

const blank = doc(p(' '), p('\u00a0'), h(2, '\u200b'), p(''));
const unpublished = doc(embedded('gone'));

/** A page with one part, whose only text is `content`. */
const pages: Readonly<Record<string, (content: object) => RawEntry[]>> = {
  'a section of a how-to': (content) => [
    howTo('page', 'Page', { howToSections: [entryLink('part')] }),
    entry('kbHowToSection', 'part', { heading: 'Part', content }),
  ],
  'a section of a landing page': (content) => [
    entry('kbLandingPage', 'page', { title: 'Page', content: [entryLink('part')] }),
    entry('kbLandingPageSection', 'part', { title: 'Part', description: content }),
  ],
  'a section of a section': (content) => [
    entry('kbLandingPage', 'page', { title: 'Page', content: [entryLink('outer')] }),
    entry('kbLandingPageSection', 'outer', { title: 'Outer', content: [entryLink('part')] }),
    entry('kbLandingPageSection', 'part', { title: 'Part', description: content }),
  ],
  'an info box': (content) => [
    entry('kbLandingPage', 'page', { title: 'Page', content: [entryLink('part')] }),
    entry('kbLandingPageInfoBox', 'part', { title: 'Part', boxType: 'Collapsible', content }),
  ],
  'a step': (content) => [
    entry('articleRecommendedWorkflow', 'page', { title: 'Page', workflows: [entryLink('part')] }),
    entry('workflow', 'part', { workflowName: 'Part', description: content }),
  ],
  'a step of a solution': (content) => [
    entry('articleProblemSolution', 'page', { title: 'Page', workflows: [entryLink('part')] }),
    entry('workflow', 'part', { workflowName: 'Part', description: content }),
  ],
  'a question, and its category': (content) => [
    entry('kbFaq', 'page', { title: 'Page', categorizedQuestions: [entryLink('group')] }),
    entry('cKbFaqCategoryQuestion', 'group', { heading: 'Group', questions: [entryLink('part')] }),
    entry('kbFaqQuestion', 'part', { question: 'Part?', answer: content }),
  ],
  'a term': (content) => [
    entry('kbGlossary', 'page', { title: 'Page', terms: [entryLink('part')] }),
    entry('kbTerm', 'part', { term: 'Part', definition: content }),
  ],
  'a part that is embedded in a text': (content) => [
    howTo('page', 'Page', { introduction: doc(p('Words.'), embedded('part')) }),
    entry('workflow', 'part', { workflowName: 'Part', description: content }),
  ],
};

describe.each(Object.entries(pages))('%s', (_name, page) => {
  test('of nothing but empty paragraphs has no heading and stands in no contents [AR-20]', () => {
    const build = built(page(blank));
    const { node, contents } = build.article('page');
    expect(contents).toEqual([]);
    expect(JSON.stringify(node)).not.toContain('Part');
    expect(build.diagnostics.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:content\/empty-part|faq\/empty-answer)$/u)]),
    );
  });

  test('of nothing but what is not there neither', () => {
    const build = built(page(unpublished));
    expect(build.article('page').contents).toEqual([]);
  });

  test('with a word in it stands there as ever', () => {
    const build = built(page(text('Words.')));
    expect(JSON.stringify(build.article('page').contents)).toContain('Part');
    expect(build.diagnostics).toEqual([]);
  });
});

const notes = (values: object) => [
  entry('kbReleaseNotes', 'page', { title: 'Page', sections: [entryLink('section')] }),
  entry('kbReleaseNotesSection', 'section', {
    sectionName: entryLink('name'),
    noteGroup: [entryLink('group')],
  }),
  entry('sectionName', 'name', { name: 'Part' }),
  entry('kbReleaseNotesNoteGroup', 'group', { category: entryLink('name'), ...values }),
  entry('kbReleaseNotesNote', 'note', { title: 'Faster', description: blank }),
];

test('release notes show no section and no group of nothing, but a note of its title alone', () => {
  expect(built(notes({ notes: [entryLink('note')] })).article('page').contents).toHaveLength(1);
  expect(built(notes({ notes: [entryLink('gone')] })).article('page').contents).toEqual([]);
});

test('the finding names the heading', () => {
  expect(findingsOf(pages['an info box']?.(doc(p(' '))) ?? [])).toEqual([
    {
      rule: 'content/empty-part',
      entry: 'part',
      message:
        'Readers would see nothing below the heading "Part", so the page and its table of contents leave it out.',
    },
  ]);
});

test('a heading with nothing in its fields is meant so, and stands', () => {
  const build = built([
    howTo('page', 'Page', { howToSections: [entryLink('part')] }),
    entry('kbHowToSection', 'part', { heading: 'Part' }),
  ]);
  expect(build.article('page').contents).toHaveLength(1);
  expect(build.diagnostics).toEqual([]);
});
