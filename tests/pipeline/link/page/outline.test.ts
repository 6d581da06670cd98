import { expect, test } from 'vitest';
import type { PageOutline } from '../../../../pipeline/graph.ts';
import {
  doc,
  embedded,
  embeddedInline,
  entryLink,
  h,
  id,
  linked,
  p,
  rawEntry,
  ul,
  li,
} from '../../documents.ts';

function outline(page: string, ...entries: readonly unknown[]): PageOutline {
  const found = linked(entries).graph.pages.get(id(page));
  if (found === undefined) throw new Error(`${page} has no page`);
  return found;
}
const headings = (page: PageOutline): string[] =>
  [...page.headings.values()].map((each) => `${'#'.repeat(each.level)} ${each.title} (${each.id})`);

const section = (entry: string, heading: string, more: Readonly<Record<string, unknown>> = {}) =>
  rawEntry('kbHowToSection', entry, { heading, ...more });
const snippet = (entry: string, ...content: readonly unknown[]) =>
  rawEntry('contentSnippet', entry, { content: doc(...content) });

test('a how-to has its own sections and the fixed ones, in the order of the page [AR-10]', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', {
      title: 'Board',
      introduction: doc(h(2, 'Why'), p('…')),
      thingsToKnow: doc(h(1, 'Roles')),
      howToSections: ['s1', 's2'].map(entryLink),
      wantToLearnMore: doc(p('Read on.')),
    }),
    section('s1', ' Assign ', { content: doc(h(3, 'By hand'), h(4, 'With keys')) }),
    section('s2', 'Unassign', { anchor: ' #take-away ' }),
  );
  expect(page.url).toBe('/how-to/a');
  expect(headings(page)).toEqual([
    '## Why (why)',
    '## Things to know (things-to-know)',
    '### Roles (roles)',
    '## Assign (assign)',
    '### By hand (by-hand)',
    '#### With keys (with-keys)',
    '## Unassign (take-away)',
    '## Want to learn more? (learn-more)',
  ]);
  expect([...page.anchors]).toEqual([
    'why',
    'things-to-know',
    'roles',
    'assign',
    'by-hand',
    'with-keys',
    'take-away',
    'learn-more',
  ]);
  expect([...page.partAnchors]).toEqual([
    ['s1', 'assign'],
    ['s2', 'take-away'],
  ]);
  expect([...page.shows]).toEqual(['a', 's1', 's2']);
});

test('the contents nest as the headings do, down to the fourth level [TC-1]', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', { title: 'A', howToSections: [entryLink('s')] }),
    section('s', 'One', { content: doc(h(2, ' Two '), h(3, 'Three'), h(4, 'Four')) }),
  );
  expect(headings(page)).toHaveLength(4);
  expect(page.contents).toEqual([
    {
      id: 'one',
      title: 'One',
      content: [
        {
          id: 'two',
          title: 'Two',
          parentId: 'one',
          content: [{ id: 'three', title: 'Three', parentId: 'two', content: [] }],
        },
      ],
    },
  ]);
});

test('an empty field opens no fixed section', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', { title: 'A', thingsToKnow: doc(p(' ')), wantToLearnMore: doc() }),
  );
  expect(headings(page)).toEqual([]);
});

test('a field that shows nothing of what it embeds opens no fixed section', () => {
  const page = outline('a', rawEntry('kbHowTo', 'a', { title: 'A', thingsToKnow: doc(embedded('gone')) }));
  expect(headings(page)).toEqual([]);
});

test('problem and solution are fixed sections, the second of several fields [AR-11]', () => {
  const page = outline(
    'a',
    rawEntry('articleProblemSolution', 'a', {
      title: 'A',
      problem: doc(p('Broken.')),
      workflowSummary: doc(p('Mend it.')),
      workflows: [entryLink('w')],
    }),
    rawEntry('workflow', 'w', { workflowName: 'Restart', description: doc(p('…')) }),
  );
  expect(headings(page)).toEqual(['## Problem (problem)', '## Solution (solution)', '### Restart (restart)']);
});

test('a name that an editor gave wins over a title that comes before it', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', { title: 'A', howToSections: ['s1', 's2'].map(entryLink) }),
    section('s1', 'Setup'),
    section('s2', 'Other', { anchor: 'setup' }),
  );
  expect(headings(page)).toEqual(['## Setup (setup-1)', '## Other (setup)']);
  expect(page.repeatedAnchors).toEqual([]);
});

test('a name that an editor gave twice is repeated', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', { title: 'A', howToSections: ['s1', 's2'].map(entryLink) }),
    section('s1', 'One', { anchor: 'x' }),
    section('s2', 'Two', { anchor: 'x' }),
  );
  expect(headings(page)).toEqual(['## One (x)', '## Two (x-1)']);
  expect(page.repeatedAnchors).toEqual([{ anchor: 'x', entry: 's2' }]);
});

test('sections of landing pages nest, down to the sixth level [AR-7]', () => {
  const nested = Array.from({ length: 8 }, (_none, index) =>
    rawEntry('kbLandingPageSection', `s${index}`, {
      title: `Level ${index}`,
      ...(index < 7 && { content: [entryLink(`s${index + 1}`)] }),
    }),
  );
  const page = outline(
    'a',
    rawEntry('kbLandingPage', 'a', { title: 'A', content: [entryLink('s0')] }),
    ...nested,
  );
  expect(headings(page).map((heading) => heading.split(' ')[0])).toEqual([
    '##',
    '###',
    '####',
    '#####',
    '######',
    '######',
    '######',
    '######',
  ]);
});

test('questions without a category are the other questions after one with a heading [AR-8]', () => {
  const page = outline(
    'a',
    rawEntry('kbFaq', 'a', { title: 'A', categorizedQuestions: ['c1', 'c2'].map(entryLink) }),
    rawEntry('cKbFaqCategoryQuestion', 'c1', { heading: 'The board', questions: [entryLink('q1')] }),
    rawEntry('cKbFaqCategoryQuestion', 'c2', {
      heading: 'Hidden',
      uncategorized: true,
      questions: [entryLink('q2')],
    }),
    rawEntry('kbFaqQuestion', 'q1', { question: 'Why?' }),
    rawEntry('kbFaqQuestion', 'q2', { question: 'How?' }),
  );
  expect(headings(page)).toEqual([
    '## The board (the-board)',
    '### Why? (why)',
    '## Other questions (other-questions)',
    '### How? (how)',
  ]);
});

test('headings that are left out have no anchor: uncategorized and ignoreCategory [AR-6] [AR-8]', () => {
  const faq = outline(
    'a',
    rawEntry('kbFaq', 'a', { title: 'A', categorizedQuestions: ['c1', 'c2'].map(entryLink) }),
    rawEntry('cKbFaqCategoryQuestion', 'c1', {
      heading: 'Hidden',
      uncategorized: true,
      questions: [entryLink('q1')],
    }),
    rawEntry('cKbFaqCategoryQuestion', 'c2', { heading: 'Shown', questions: [entryLink('q2')] }),
    rawEntry('kbFaqQuestion', 'q1', { question: 'Why?' }),
    rawEntry('kbFaqQuestion', 'q2', { question: 'How?', anchor: 'how-to' }),
  );
  expect(headings(faq)).toEqual(['## Why? (why)', '## Shown (shown)', '### How? (how-to)']);
  const notes = outline(
    'a',
    rawEntry('kbReleaseNotes', 'a', { title: 'A', sections: [entryLink('s')] }),
    rawEntry('kbReleaseNotesSection', 's', {
      sectionName: entryLink('n1'),
      noteGroup: ['g1', 'g2'].map(entryLink),
    }),
    rawEntry('kbReleaseNotesNoteGroup', 'g1', { category: entryLink('n2'), ignoreCategory: true }),
    rawEntry('kbReleaseNotesNoteGroup', 'g2', { category: entryLink('n2'), notes: [entryLink('t')] }),
    rawEntry('kbReleaseNotesNote', 't', { title: 'Faster' }),
    rawEntry('sectionName', 'n1', { name: 'Mobile' }),
    rawEntry('sectionName', 'n2', { name: 'Improvements' }),
  );
  expect(headings(notes)).toEqual([
    '## Mobile (mobile)',
    '### Improvements (improvements)',
    '#### Faster (faster)',
  ]);
  const listed = JSON.stringify(notes.contents);
  expect([listed.includes('improvements'), listed.includes('faster')]).toEqual([true, false]);
});

test('headings of an embedded snippet stand below the heading that it follows', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', { title: 'A', introduction: doc(h(2, 'First'), embedded('s'), h(2, 'Last')) }),
    snippet('s', h(1, 'Inside'), h(2, 'Deeper')),
  );
  expect(headings(page)).toEqual([
    '## First (first)',
    '### Inside (inside)',
    '#### Deeper (deeper)',
    '## Last (last)',
  ]);
  expect([...page.shows]).toEqual(['a', 's']);
});

test('a snippet that is shown twice has its headings twice, each with its own id', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', { title: 'A', introduction: doc(embedded('s'), embedded('s')) }),
    snippet('s', h(2, 'Inside')),
  );
  expect(headings(page)).toEqual(['## Inside (inside)', '## Inside (inside-1)']);
});

test('headings in the cells of a table have an anchor', () => {
  const page = outline(
    'a',
    rawEntry('resource', 'a', { title: 'A', description: doc(embedded('t')) }),
    rawEntry('table', 't', { data: [['plain', doc(h(3, 'In a cell'))]] }),
  );
  expect(headings(page)).toEqual(['## In a cell (in-a-cell)']);
});

test('an article that is embedded in another is not shown there', () => {
  const page = outline(
    'a',
    rawEntry('resource', 'a', { title: 'A', description: doc(embedded('b')) }),
    rawEntry('resource', 'b', { title: 'B', description: doc(h(2, 'Of B')) }),
  );
  expect([headings(page), [...page.shows]]).toEqual([[], ['a']]);
});

test('only entries that a field accepts and that are included are shown', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', { title: 'A', howToSections: ['w', 'd', 'gone', 's'].map(entryLink) }),
    rawEntry('workflow', 'w', { workflowName: 'Of another type' }),
    rawEntry('kbHowToSection', 'd', { heading: 'Draft' }, { version: 1, publishedVersion: undefined }),
    section('s', 'Shown'),
  );
  expect(headings(page)).toEqual(['## Shown (shown)']);
});

test('an entry that embeds itself, at once or by way of others, is shown once', () => {
  const page = outline(
    'a',
    rawEntry('resource', 'a', { title: 'A', description: doc(embedded('s1')) }),
    snippet('s1', h(2, 'One'), p(embeddedInline('s1')), embedded('s2')),
    snippet('s2', h(2, 'Two'), ul(li(embedded('s1')))),
  );
  expect(headings(page)).toEqual(['## One (one)', '### Two (two)']);
});

test('many entries that all embed one another do not hang the build', () => {
  const names = Array.from({ length: 14 }, (_none, index) => `s${index}`);
  const page = outline(
    'a',
    rawEntry('resource', 'a', { title: 'A', description: doc(...names.map(embedded)) }),
    ...names.map((name) => snippet(name, h(2, name), ...names.map(embedded))),
  );
  // of some 10 to the 11 ways through them, as many as a page has room for
  expect(headings(page).length).toBeLessThan(11_000);
});

test('entries that embed one another ever deeper do not overflow', () => {
  const chain = Array.from({ length: 3000 }, (_none, index) =>
    snippet(`s${index}`, h(2, `Level ${index}`), embedded(`s${index + 1}`)),
  );
  const page = outline(
    'a',
    rawEntry('resource', 'a', { title: 'A', description: doc(embedded('s0')) }),
    ...chain,
  );
  expect(page.headings.size).toBeGreaterThan(20);
});

test('the words of fixed sections can be set, their anchors stay', () => {
  const { graph } = linked([rawEntry('kbHowTo', 'a', { title: 'A', thingsToKnow: doc(p('…')) })], {
    config: { site: { labels: { 'things-to-know': 'Before you start' } } },
  });
  const page = graph.pages.get(id('a'));
  expect(page && headings(page)).toEqual(['## Before you start (things-to-know)']);
});

test('Markdown has headings too', () => {
  const { graph } = linked([rawEntry('post', 'a', { title: 'A', body: '# One\n\n### Two' })], {
    config: { contentTypes: { post: { as: 'resource', fields: { description: 'body' } } } },
  });
  const page = graph.pages.get(id('a'));
  expect(page && headings(page)).toEqual(['## One (one)', '#### Two (two)']);
});

test('a heading has the words of the entries in its line, in the contents too [TC-1]', () => {
  const page = outline(
    'a',
    rawEntry('kbHowTo', 'a', {
      title: 'A',
      introduction: doc(
        h(2, 'See ', embeddedInline('academy')),
        h(2, embeddedInline('b')),
        h(2, embeddedInline('words')),
        h(2, embeddedInline('code')),
        h(2, embeddedInline('gone')),
        h(2, 'Last'),
      ),
    }),
    rawEntry('externalLink', 'academy', { title: 'Academy', url: 'https://academy.example.com' }),
    rawEntry('kbHowTo', 'b', { title: 'Board' }),
    rawEntry('contentSnippet', 'words', { name: 'Our name', content: doc(p('Shared words')) }),
    rawEntry('codeBlock', 'code', { code: 'SELECT 1' }),
  );
  expect(page.contents.map(({ title }) => title)).toEqual(['See Academy', 'Board', 'Shared words', 'Last']);
  expect([...page.anchors]).toEqual(['see-academy', 'board', 'shared-words', 'last']);
});
