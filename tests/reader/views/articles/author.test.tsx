// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

const page = renderNode(
  node('author', {
    title: 'TODO',
    description: richText('What it is about.'),
  }),
);

test('TODO: what its page shows', () => {
  expect(wordsOf(page, 'p')).toEqual(['What it is about.']);
});
