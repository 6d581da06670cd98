// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

test('an author’s page shows the role, then what there is to say [MP-5]', () => {
  const page = renderNode(
    node('author', { title: 'Ana Ruiz', role: 'Support engineer', about: richText('Ana plans.') }),
  );
  expect(wordsOf(page, 'p')).toEqual(['Support engineer', 'Ana plans.']);
});
