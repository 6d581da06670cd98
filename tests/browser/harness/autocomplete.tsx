import '../../../reader/app/base.css';
import '../../../reader/messages/more.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Autocomplete } from '../../../reader/features/autocomplete/autocomplete.tsx';
import { suggesterOf } from '../../../reader/features/autocomplete/suggester/suggester-of.ts';
import { SearchExtrasContext, type SuggestionsProps } from '../../../reader/ui/search-field/search-extras.ts';
import { SearchForm } from '../../../reader/ui/search-form.tsx';
import { failure, success } from '../../../schemas/base/result.ts';
import type { AutocompleterItem } from '../../../schemas/services/autocompleter.ts';

/** A page of nothing but a search field, whose live list comes when the test says so. */
const item = (repr: string, url: string, source = 'KBContentful'): AutocompleterItem => ({
  repr,
  URL: [url, '/not-this-one'],
  id: `id of ${repr}`,
  SOURCE: ['Other', source],
});

const items = [
  item('Plan a route', '/plan'),
  item('Plan in the Academy', '/academy', 'Absorb'),
  item('Planning board', '/board'),
];
const manifest = { files: [{ name: 'autocomplete', bytes: 100 }] };
const loadSuggester = suggesterOf({
  bundle: {
    manifest: async () => manifest as never, // all that is read of it
    autocomplete: async () => ({ items }),
  },
  basePath: '/',
  source: 'KBContentful',
});

const live = [item('Plan B', '/b'), item('Plans of others', 'https://other.example/')];
const longLive = Array.from({ length: 3000 }, (_, index) => item(`Plan number ${index}`, `/${index}`));

const taken: unknown[] = [];
const lists = new EventTarget();
const loadLive = () =>
  new Promise<ReturnType<typeof success<readonly AutocompleterItem[]>> | ReturnType<typeof failed>>(
    (answer) => {
      const comes = (list: readonly AutocompleterItem[]) => () => answer(success(list));
      lists.addEventListener('comes', comes(live));
      lists.addEventListener('comesLong', comes(longLive));
      lists.addEventListener('fails', () => answer(failed()));
    },
  );
const failed = () => failure({ kind: 'unreachable' } as const);
Object.assign(window, { taken, live: (name: string) => void lists.dispatchEvent(new Event(name)) });

const Suggestions = (field: SuggestionsProps) => (
  <Autocomplete
    {...field}
    loadSuggester={loadSuggester}
    loadLive={loadLive}
    onTake={({ id }, query) => taken.push({ contentId: id, query })}
  />
);
const extras = { Suggestions, submitsItself: false };
const element = (
  <SearchExtrasContext value={extras}>
    <main>
      <h1>Search</h1>
      <SearchForm action="/search" label="Search" />
    </main>
  </SearchExtrasContext>
);

document.documentElement.lang = 'en';
document.title = 'Search';
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
  </StrictMode>,
);
