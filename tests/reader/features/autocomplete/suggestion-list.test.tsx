// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SuggestionList } from '../../../../reader/features/autocomplete/suggestion-list.tsx';
import { pageEdits } from '../../page-edits.ts';

const all = { words: 'an', onTake: () => {} };

/** Suggests the text of the address, of which the second word was typed. */
function List() {
  const text = useSearchParams()[0].get('text') ?? '';
  const list = [{ text, url: '/a', id: 'a', highlight: [text.indexOf(' ') + 1, 2] as const }];
  return (
    <SuggestionList
      found={{ list, similarFrom: 1 }}
      menu={{}}
      options={[{ id: 'first' }]}
      onTake={() => {}}
      all={all}
    />
  );
}

test('suggestions on a translated page are those of the last words [AC-2]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const router = createMemoryRouter([{ path: '*', element: <List /> }], {
    initialEntries: ['/?text=An+invoice'],
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  pageEdits().structural['a translated page']?.();
  await act(() => router.navigate('/?text=Send+invoices+now'));
  expect(container.querySelector('a')?.textContent).toBe('Send invoices now');
});

/** The words of a suggestion that leads to an address. */
const wordsTo = (url: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SuggestionList
        found={{ list: [{ text: 'Planning', url, id: 'a', highlight: [0, 4] }], similarFrom: 1 }}
        menu={{}}
        options={[{ id: 'first' }]}
        onTake={() => {}}
        all={all}
      />
    </MemoryRouter>,
  )
    .replace(/<\/a>.*/u, '') // the options and the keys after it
    .replaceAll(/<[^>]+>/gu, ' ')
    .split(' ')
    .filter(Boolean);

test('a suggestion that leads to the page of a tag says so [AC-1]', () => {
  expect([wordsTo('/tags/planning'), wordsTo('/how-to/planning')]).toEqual([
    ['Plan', 'ning', 'Tag'],
    ['Plan', 'ning'],
  ]);
});
