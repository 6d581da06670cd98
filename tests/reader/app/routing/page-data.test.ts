import { expect, test } from 'vitest';
import type { ContentNode } from '../../../../schemas/bundle/node.ts';
import { frameOf } from '../../../../reader/app/routing/page-data.ts';
import { article, node } from '../../builders.ts';

const breadcrumbs = [
  { title: 'Dispatch', url: '/product-capabilities/dispatch', isText: false },
  { title: 'Live map', isText: true },
];

const trailOf = (shown: ContentNode) =>
  frameOf({ kind: 'article', body: 'rendered', article: article(shown, { breadcrumbs }) }).breadcrumbs.map(
    ({ title, url }) => `${title} ${url}`,
  );

test('the trail of a capability leads over the page of all capabilities [LY-1]', () => {
  const below = ['Dispatch /product-capabilities/dispatch', 'Live map undefined'];
  expect(trailOf(node('kbCapability', {}))).toEqual([
    'Home /',
    'Product capabilities /product-capabilities',
    ...below,
  ]);
  expect(trailOf(node('kbHowTo', {}))).toEqual(['Home /', ...below]);
});
