// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { renderNode } from '../render-node.tsx';

test.each([
  ['SBTInfo01', 'info', 'Good to know'],
  ['SBTWhoUsesThisFeature01', 'whoUseThis', 'Who uses this feature'],
  ['SBTNote01', 'note', 'Note'],
  ['SBTDisclaimer01', 'disclaimer', 'Disclaimer'],
  ['SBTOther01', 'info', 'Good to know'],
  [undefined, 'info', 'Good to know'],
])('the code %s makes a banner of the type %s [AR-16]', (codeId, type, label) => {
  const box = node('spotlightBox', {
    name: 'An editor’s own name',
    description: richText('Sync first.'),
    ...(codeId !== undefined && { spotlightBoxType: node('template', { codeId }) }),
  });
  const banner = renderNode(box).querySelector<HTMLElement>('[role=note]');
  expect(banner?.dataset['type']).toBe(type);
  expect(banner?.getAttribute('aria-label')).toBe(label);
  expect(banner?.textContent).toBe(`${label}Sync first.`);
});

test('a box without content shows nothing [AR-20]', () => {
  expect(renderNode(node('spotlightBox', { name: 'Empty' })).innerHTML).toBe('');
});
