import { type ReactNode, createContext, use, useMemo } from 'react';
import { invariant } from '../../../schemas/base/invariant.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { Autocomplete, type AutocompleteProps } from '../../features/autocomplete/autocomplete.tsx';
import { suggesterOf } from '../../features/autocomplete/suggester/suggester-of.ts';
import { SearchExtrasContext, type SuggestionsProps } from '../../ui/search-field/search-extras.ts';
import { useFlag } from '../site/use-flag.ts';
import { useSearchService } from './use-search-service.ts';
import { useSite } from '../site/use-site.ts';

interface SearchFieldsProps {
  bundle: Bundle;
  children: ReactNode;
}

/** Gives every search field its suggestions, out of one list for the page. Only inside the site's context. */
export function SearchFields({ bundle, children }: SearchFieldsProps): ReactNode {
  const { basePath, knowledgeBase } = useSite();
  const source = knowledgeBase.searchSource;
  const submitsItself = useFlag('searchAutosubmit');
  const loadSuggester = useMemo(() => suggesterOf({ bundle, basePath, source }), [bundle, basePath, source]);
  const extras = useMemo(() => ({ Suggestions, submitsItself }), [submitsItself]);
  return (
    <SuggesterContext value={loadSuggester}>
      <SearchExtrasContext value={extras}>{children}</SearchExtrasContext>
    </SuggesterContext>
  );
}

const SuggesterContext = createContext<AutocompleteProps['loadSuggester'] | undefined>(undefined);

function Suggestions(field: SuggestionsProps): ReactNode {
  const loadSuggester = use(SuggesterContext);
  const { suggestions, track } = useSearchService();
  invariant(loadSuggester !== undefined, 'search fields stand within SearchFields');
  const onTake: AutocompleteProps['onTake'] = ({ id }, query) =>
    void track({ type: 'autocompleter_click', data: { contentId: id, query } });
  return <Autocomplete {...field} loadSuggester={loadSuggester} loadLive={suggestions} onTake={onTake} />;
}
