import { expect, test } from 'vitest';
import { prerenderedSample } from './prerendered.ts';

// the package of icons hides those that have no name, so no view says it
test('icons are hidden from screen readers', async () => {
  const { html } = await prerenderedSample().page('/');
  const icons = html.match(/<svg [^>]*class="lucide [^>]*>/gu) ?? [];
  expect(icons.length).toBeGreaterThan(3);
  expect(icons.filter((icon) => !icon.includes('aria-hidden="true"'))).toEqual([]);
});
