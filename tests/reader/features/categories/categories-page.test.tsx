// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { CategoriesPage } from '../../../../reader/features/categories/categories-page.tsx';
import { card, text } from '../../fixture-bundle.ts';
import { render, wordsOf } from '../../render.tsx';

it('shows release notes among the categories as a card with their text and Read more [HM-3]', () => {
  const notes = card('notes', {
    kind: 'releaseNotes',
    title: 'Fall 2026',
    url: '/release-notes/fall',
    description: text('Thirty smaller changes.'),
  });
  const shown = render(<CategoriesPage cards={[card('dispatch', { url: '/faq/dispatch' }), notes]} />);
  const [, wide, narrow] = shown.children; // the cards stand twice: for wide screens, and for narrow ones
  for (const page of [wide, narrow]) {
    expect(page && wordsOf(page, 'h2')).toEqual(['dispatch', 'Fall 2026']);
    expect(page && wordsOf(page, 'a').slice(-2)).toEqual([
      'See all in dispatch',
      'Read more about Fall 2026',
    ]);
    expect(page?.textContent).toContain('Thirty smaller changes.');
  }
});
