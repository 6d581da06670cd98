// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

test('a topic’s page begins with its description [MP-5]', () => {
  const page = renderNode(node('topic', { title: 'Scheduling', description: richText('Jobs and shifts.') }));
  expect(wordsOf(page, 'p')).toEqual(['Jobs and shifts.']);
});
