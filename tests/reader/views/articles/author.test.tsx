// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, picture, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

test('an author’s page shows the role, then what there is to say [MP-5]', () => {
  const page = renderNode(
    node('author', { title: 'Ana Ruiz', role: 'Support engineer', about: richText('Ana plans.') }),
  );
  expect(wordsOf(page, 'p')).toEqual(['Support engineer', 'Ana plans.']);
});

test('the picture of an author is a square of 96 pixels beside the role [MP-5]', () => {
  const page = renderNode(
    node('author', {
      title: 'Ana Ruiz',
      role: 'Support engineer',
      picture: picture({ width: 600, height: 1100 }),
    }),
  );
  const image = page.querySelector('img');
  expect([image?.width, image?.height, image?.alt]).toEqual([96, 96, '']);
  expect(image?.nextElementSibling?.textContent).toBe('Support engineer');
});

test('an author with nothing but a name has no empty line [MP-5]', () => {
  expect(renderNode(node('author', { title: 'Ana Ruiz' })).textContent).toBe('');
});
