// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { CheckedSources } from '../../../../reader/bundle/answer/citation.ts';
import { SourceList } from '../../../../reader/bundle/answer/source-list.tsx';
import { render, wordsOf } from '../../render.tsx';

const own = {
  state: 'live',
  url: '/how-to/take-a-payment#cards',
  title: 'Take a payment',
  type: 'kbHowTo',
} as const;
const other = {
  state: 'offSite',
  url: 'https://academy.example.com/a',
  title: 'The course',
  host: 'academy.example.com',
} as const;

const show = (checked: CheckedSources) => render(<SourceList checked={checked} />);

test('sources are a list with a name, of links that say what they lead to', () => {
  const shown = show({ sources: [own, { ...other, title: other.host }, other], isVerified: true });
  const list = shown.querySelector('ol');
  const label = list?.getAttribute('aria-labelledby');
  expect(shown.querySelector(`[id="${label}"]`)?.textContent).toBe('Sources');
  expect(wordsOf(shown, 'li')).toEqual([
    'Take a payment How to Guide',
    'academy.example.com (opens in a new window)',
    'The course academy.example.com (opens in a new window)',
  ]);
  expect(Array.from(shown.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    own.url,
    other.url,
    other.url,
  ]);
});

test('an answer without a good source says so in words, and has a way on', () => {
  const shown = show({ sources: [], isVerified: false });
  expect(shown.querySelector('ol')).toBeNull();
  expect(shown.textContent).toContain('We could not confirm this answer');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('/search');
});

test('sources of other sites alone confirm nothing', () => {
  const shown = show({ sources: [other], isVerified: false });
  expect(wordsOf(shown, 'li')).toHaveLength(1);
  expect(shown.textContent).toContain('We could not confirm this answer');
});
