import type { ReactNode } from 'react';
import type { Bundle } from '../../../bundle/files/bundle.ts';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { TextWithWords } from '../../../ui/text-with-words.tsx';
import { otherWords } from '../state/other-words.ts';
import type { SearchRequest } from '../state/search-request.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { HelpfulPages, PageRows } from './helpful-pages.tsx';
import type { RowLink } from '../../../ui/lists/link-rows.tsx';
import { ListPages } from './list-pages.tsx';
import styles from './no-result.module.css';
import { useWaysOn } from './use-ways-on.ts';

const maxTopics = 6;

export interface NotFoundProps {
  bundle: Pick<Bundle, 'contents' | 'search'>;
  request: SearchRequest;
  /** Of the site, for where nothing is like the words. */
  topics: readonly RowLink[];
  featured: readonly RowLink[];
  /** The words that the service offers instead. */
  suggestion: string | undefined;
  /** Absent: there is no chat. */
  onAskChat?: ((query: string) => void) | undefined;
}

/** What to do where no page has the words. All suggestions appear together, so that none moves. Source: docs/requirements.md, SR-4. */
export function NotFound({
  bundle,
  request,
  topics,
  featured,
  suggestion,
  onAskChat,
}: NotFoundProps): ReactNode {
  const waysOn = useWaysOn(bundle, request);
  const instead = suggestion ?? otherWords(waysOn?.suggestion, request.query);
  const hasFilters = Object.values(request.filters).some((chosen) => chosen.length > 0);
  return (
    <div className={styles.nothing}>
      <p className={styles.advice}>
        <TextWithWords text="search.noOption" name="words" words={request.query} />{' '}
        {message(hasFilters ? 'search.notFoundAdvice' : 'search.notFoundRephrase')}
      </p>
      <DidYouMean request={request} words={instead} />
      {waysOn !== undefined && (
        <>
          <div className={styles.waysOn}>
            {onAskChat !== undefined && (
              <Button look="secondary" onClick={() => onAskChat(request.query)}>
                {message('search.askChat')}
              </Button>
            )}
            <ListPages />
          </div>
          <HelpfulPages nearest={waysOn.nearest} topics={topics.slice(0, maxTopics)} />
          <PageRows title="home.featuredArticles" links={featured} />
        </>
      )}
    </div>
  );
}
