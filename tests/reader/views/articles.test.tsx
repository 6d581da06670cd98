// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, picture, richText } from '../builders.ts';
import { outlineOf, renderNode, wordsOf } from './render-node.tsx';

const workflow = (id: string) =>
  node(
    'workflow',
    { workflowName: `Step ${id}`, description: richText(`Do ${id}.`) },
    { id, anchor: id, level: 3 },
  );

const term = (name: string, anchor: string) =>
  node('kbTerm', { term: name, definition: richText(`What ${name} is.`) }, { id: anchor, anchor, level: 2 });

test('a how-to has its parts in order [AR-10]', () => {
  const page = renderNode(
    node('kbHowTo', {
      introduction: richText('Why.'),
      spotlightBoxes: [node('spotlightBox', { description: richText('Mind this.') })],
      thingsToKnow: richText('Know.'),
      howToSections: [
        node('kbHowToSection', { heading: 'Add', content: richText('Select.') }, { anchor: 'add', level: 2 }),
      ],
      wantToLearnMore: richText('Read on.'),
    }),
  );
  expect(outlineOf(page)).toEqual([
    'h2#things-to-know Things to know',
    'h2#add Add',
    'h2#learn-more Want to learn more?',
  ]);
  expect(page.textContent).toBe(
    'Why.Good to knowMind this.Things to knowKnow.AddSelect.Want to learn more?Read on.',
  );
});

test('a fixed part without content has no heading [AR-20]', () => {
  expect(outlineOf(renderNode(node('kbHowTo', { thingsToKnow: richText(' ') })))).toEqual([]);
});

test('a glossary lists its terms in order, with a letter for each beginning [AR-9]', () => {
  const terms = [
    term('Board', 'board'),
    term('arrival window', 'arrival'),
    term('Été', 'ete'),
    term('Appointment', 'app'),
    term('24/7', 'always'),
  ];
  const page = renderNode(node('kbGlossary', { description: richText('Words.'), terms }));
  expect(outlineOf(page)).toEqual([
    'h2#board Board',
    'h2#arrival arrival window',
    'h2#ete Été',
    'h2#app Appointment',
    'h2#always 24/7',
  ]);
  expect(
    [...page.querySelectorAll('nav a')].map((one) => [one.textContent, one.getAttribute('href')]),
  ).toEqual([
    ['#', '#always'],
    ['A', '#arrival'],
    ['B', '#board'],
    ['E', '#ete'],
  ]);
});

test('a problem and its solution are fixed parts, with the workflows under the solution [AR-11]', () => {
  const page = renderNode(
    node('articleProblemSolution', {
      problem: richText('Gone.'),
      workflowSummary: richText('Look.'),
      workflows: [workflow('a')],
    }),
  );
  expect(outlineOf(page)).toEqual(['h2#problem Problem', 'h2#solution Solution', 'h3#a Step a']);
});

test('the workflows of a recommended workflow are numbered steps [AR-12]', () => {
  const page = renderNode(
    node('articleRecommendedWorkflow', {
      thingsToKnow: richText('Early.'),
      workflows: [workflow('a'), workflow('b')],
    }),
  );
  expect(outlineOf(page)).toEqual([
    'h2#things-to-know Things to know',
    'h2#workflows Workflows',
    'h3#a Step a',
    'h3#b Step b',
  ]);
  expect(wordsOf(page, 'ol > li')).toEqual(['Step aDo a.', 'Step bDo b.']);
});

test('a capability shows its summary, its picture, its text and its area [AR-13]', () => {
  const capability = node('kbCapability', {
    shortDescription: 'The shortest drive.',
    image: picture(),
    productArea: node('productArea', { title: 'Dispatch', url: 'dispatch', isPro: true }),
    description: richText('It looks at skills.'),
  });
  const page = renderNode(capability);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/product-capabilities/dispatch');
  expect(wordsOf(page, 'p')).toEqual(['The shortest drive.', 'It looks at skills.', 'Topics Dispatch']);
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/assets/board.png');
});

test('a resource shows its description [RT-8]', () => {
  expect(renderNode(node('resource', { description: richText('A checklist.') })).textContent).toBe(
    'A checklist.',
  );
});
