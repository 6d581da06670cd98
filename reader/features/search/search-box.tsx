import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { wordsIn } from '../../ui/search-field/results-address.ts';
import { SearchForm } from '../../ui/search-field/search-form.tsx';
import { addressOf } from './state/search-address.ts';
import { type SearchRequest, withQuery } from './state/search-request.ts';

/** The words, to be changed. The same ones again change nothing; others keep the page's size. Source: docs/requirements.md, SR-2. */
export function SearchBox({ request }: { request: SearchRequest }): ReactNode {
  const navigate = useNavigate();
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const next = withQuery(request, wordsIn(event.target));
    if (next !== request) void navigate(pages.search + addressOf(next));
  };
  return (
    <div onSubmitCapture={search}>
      <SearchForm
        action={pages.search}
        label={message('searchForm.label')}
        query={request.query}
        look="large"
      />
    </div>
  );
}
