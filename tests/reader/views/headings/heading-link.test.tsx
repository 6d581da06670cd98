// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { element, node, richText } from '../../builders.ts';
import { outlineOf, renderNode } from '../render-node.tsx';

const linksOf = (page: Element) =>
  [...page.querySelectorAll<HTMLAnchorElement>('a[data-action=copy-link]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-label'),
    link.textContent,
  ]);

test('a heading that has an anchor has a link beside it, and keeps its own words', () => {
  const page = renderNode(
    node(
      'workflow',
      { workflowName: 'Plan a day', description: richText('Text.') },
      { anchor: 'plan', level: 2 },
    ),
  );
  expect(linksOf(page)).toEqual([['#plan', 'Link to “Plan a day”', '']]);
  expect(outlineOf(page)).toEqual(['h2#plan Plan a day']);
  expect(page.querySelector('h2 a')).toBeNull();
});

test('so do the headings of a text, of every level, but none without words or without an anchor', () => {
  const text = richText(
    element('h2', { id: 'zones' }, 'Draw ', element('strong', {}, 'zones')),
    element('h3', { id: 'größe' }, 'Größe'),
    element('h4', { id: 'empty' }, ' '),
    element('h5', {}, 'No anchor'),
  );
  const page = renderNode(node('resource', { description: text }));
  expect(linksOf(page)).toEqual([
    ['#zones', 'Link to “Draw zones”', ''],
    ['#gr%C3%B6%C3%9Fe', 'Link to “Größe”', ''],
  ]);
});

test('the link to a question lies outside of its summary', () => {
  const page = renderNode(
    node('kbFaqQuestion', { question: 'Why?', answer: richText('So.') }, { anchor: 'why', level: 2 }),
  );
  expect(linksOf(page)).toEqual([['#why', 'Link to “Why?”', '']]);
  expect(page.querySelector('details a')).toBeNull();
});
