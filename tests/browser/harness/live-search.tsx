import '../../../reader/app/base.css';
import '../../../reader/messages/more.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SearchServiceProvider } from '../../../reader/app/search-service-provider.tsx';
import { useSearchService } from '../../../reader/app/use-search-service.ts';
import { failureMessage } from '../../../reader/messages/failure-message.ts';
import type { SearchQuery } from '../../../schemas/services/batch-search.ts';
import { searchPaths, type SearchSettings } from '../../../schemas/services/search-settings.ts';

const search: SearchSettings = {
  auth: '/services/search',
  key: 'a-key',
  domainKey: 'a-domain',
  environment: 'preproduction',
  hosts: [],
  paths: searchPaths,
};

const query: SearchQuery = {
  query: 'invoice',
  filters: { SOURCE: ['KBContentful'] },
  length: 10,
  offset: 20,
  facets: ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'],
  matchHighlightTags: ['<mark>', '</mark>'],
};

/** A page that asks the live search, once or a hundred times at once, and shows a line for each answer. */
function Page() {
  const service = useSearchService();
  const [lines, setLines] = useState<readonly string[]>([]);
  const ask = async () => {
    const answer = await service.search(query);
    const line = answer.ok ? `${answer.value.numberOfResults} found` : failureMessage(answer.failure);
    setLines((before) => [...before, line]);
  };
  const askOften = () => {
    for (let times = 0; times < 100; times += 1) void ask();
  };
  return (
    <main>
      <h1>Search</h1>
      <button type="button" onClick={() => void ask()}>
        Search
      </button>
      <button type="button" onClick={askOften}>
        Search a hundred times
      </button>
      <ul>
        {lines.map((line, index) => (
          // lines only come at the end
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
      </ul>
    </main>
  );
}

const router = createMemoryRouter(
  [
    {
      id: 'root',
      path: '/',
      element: (
        <SearchServiceProvider loadIndex={() => Promise.reject(new Error('there is a live search'))}>
          <Page />
        </SearchServiceProvider>
      ),
    },
  ],
  { hydrationData: { loaderData: { root: { site: { search, basePath: '/' } } } } },
);
document.documentElement.lang = 'en';
document.title = 'Search';
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <RouterProvider router={router} />,
);
