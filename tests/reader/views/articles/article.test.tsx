// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

test('an article shows its introduction, its text, its parts and its ending, in this order [MP-7]', () => {
  const box = node('spotlightBox', { description: richText('Mind the gap.') }, { id: 'box' });
  const page = renderNode(
    node('article', {
      introduction: richText('First.'),
      body: richText('Second.'),
      content: [box],
      ending: richText('Last.'),
    }),
  );
  expect(wordsOf(page, 'p')).toEqual(['First.', 'Second.', 'Good to know', 'Mind the gap.', 'Last.']);
});
