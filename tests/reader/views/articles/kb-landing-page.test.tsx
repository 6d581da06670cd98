// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { outlineOf, renderNode, wordsOf } from '../render-node.tsx';

const link = (id: string, fields: Parameters<typeof node<'kbLandingPageLink'>>[1]) =>
  node('kbLandingPageLink', { title: id, ...fields }, { id });
const target = (url: string) => ({ id: 'x', type: 'kbHowTo', title: 'Its own title', url });

test('sections are nested headings [AR-7]', () => {
  const inner = node(
    'kbLandingPageSection',
    { title: 'Large teams' },
    { id: 'b', anchor: 'large', level: 3 },
  );
  const outer = node(
    'kbLandingPageSection',
    { title: 'Start', content: [inner] },
    { id: 'a', anchor: 'start', level: 2 },
  );
  expect(outlineOf(renderNode(node('kbLandingPage', { content: [outer] })))).toEqual([
    'h2#start Start',
    'h3#large Large teams',
  ]);
});

test('links in a row are one list, in the editor’s order [AR-7]', () => {
  const box = node('kbLandingPageInfoBox', { title: 'Box' }, { id: 'box', anchor: 'box', level: 2 });
  const content = [
    link('a', { article: target('/x') }),
    link('b', { article: target('/y') }),
    box,
    link('c', { externalUrl: 'https://z.example' }),
  ];
  const page = renderNode(node('kbLandingPage', { content }));
  expect([...page.children].map((one) => [one.localName, wordsOf(one, 'li').length])).toEqual([
    ['ul', 2],
    ['section', 0],
    ['ul', 1],
  ]);
});

test('a link leads to its article, or else to its address [AR-7]', () => {
  const hrefs = [
    link('a', { article: target('/how-to/x#place'), externalUrl: 'https://z.example' }),
    link('b', { externalUrl: 'https://z.example' }),
  ];
  expect(hrefs.map((one) => renderNode(one).querySelector('a')?.getAttribute('href'))).toEqual([
    '/how-to/x#place',
    'https://z.example',
  ]);
});

test('a link that opens a new window says so [AR-7]', () => {
  const page = renderNode(link('Course', { externalUrl: 'https://z.example', openInNewWindow: true }));
  expect(page.querySelector('a')?.target).toBe('_blank');
  expect(page.textContent).toBe('Course (opens in a new window)');
});

test('a link without a target shows nothing [AR-7]', () => {
  expect(renderNode(link('Nowhere', {})).innerHTML).toBe('');
});

test.each([
  ['Collapsible', 'details > summary > h2#columns'],
  ['Standard', 'section h2#columns'],
  [undefined, 'section h2#columns'],
])('an info box of the type %s is %s [AR-7]', (boxType, selector) => {
  const fields = { title: 'Columns', content: richText('first_name'), ...(boxType && { boxType }) };
  const page = renderNode(node('kbLandingPageInfoBox', fields, { anchor: 'columns', level: 2 }));
  expect(wordsOf(page, selector)).toEqual(['Columns']);
  expect(wordsOf(page, 'p')).toEqual(['first_name']);
});
