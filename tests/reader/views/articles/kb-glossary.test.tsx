// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

const glossaryOf = (...terms: string[]) =>
  renderNode(
    node('kbGlossary', {
      title: 'Words',
      terms: terms.map((term) =>
        node('kbTerm', { term, definition: richText('A word.') }, { id: term, anchor: term, level: 2 }),
      ),
    }),
  );

test('terms in the order of the alphabet stand under their letters, which are for the eye alone [AR-9] [BR-4]', () => {
  const page = glossaryOf('Area', 'Arrival', 'Board', 'Éclair', 'Estimate');
  expect(wordsOf(page, 'p[aria-hidden]')).toEqual(['A', 'B', 'E']);
  expect(wordsOf(page, 'p[aria-hidden="true"] + div h2')).toHaveLength(5);
  expect(wordsOf(page, 'p:first-child ~ div')[0]).toMatch(/^Area.*Arrival/u);
});

test.each([
  ['in another order', ['Area', 'Board', 'Crew', 'Arrival']],
  ['of two letters', ['Area', 'Arrival', 'Board']],
])('terms %s stay as editors ordered them, without letters [AR-9]', (_, terms) => {
  const page = glossaryOf(...terms);
  expect(wordsOf(page, 'p[aria-hidden]')).toEqual([]);
  expect(wordsOf(page, 'h2')).toEqual(terms);
});
