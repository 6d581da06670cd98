import '../../messages/more.ts';
import { type ReactNode, useCallback } from 'react';
import { useLoaderData } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { SearchPage } from '../../features/search/search-page.tsx';
import { Lists } from '../../features/search/no-result/lists.ts';
import { startTopics } from '../../features/search/start-topics.ts';
import { featuredLinks, withIcons } from '../../bundle/pages/home-links.ts';
import { message } from '../../messages/message.ts';
import { noClickEvent, noResultEvent } from '../../services/analytics/search-events.ts';
import { track } from '../../services/analytics/analytics.ts';
import { noResultFeedback, ratingFeedback } from '../site/feedback-given.ts';
import type { PageAsked, PageProps } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';
import { QuickAnswerSlot } from '../search/quick-answer-slot.tsx';
import { useChat } from '../chat/use-chat.ts';
import { useFeedback } from '../site/use-feedback.ts';
import { useSearchService } from '../search/use-search-service.ts';
import { useSite } from '../site/use-site.ts';

export async function load({ bundle }: PageAsked) {
  const [frame, { items }, home] = await Promise.all([
    listPage(bundle, {
      path: pages.search,
      title: message('search.heading'),
      description: message('search.lead'),
      robots: 'noindex,nofollow',
    }),
    bundle.contents(),
    bundle.home(),
  ]);
  return { ...frame, topics: withIcons(startTopics(items), home), featured: featuredLinks(home) };
}

export function Page({ bundle }: PageProps): ReactNode {
  const { topics, featured }: Awaited<ReturnType<typeof load>> = useLoaderData();
  const { name, lists } = useSite();
  const give = useFeedback();
  const onNoResult = useCallback(
    (words: string) => {
      track(noResultEvent(words));
      if (isFirstTime(`noResult:${words.toLowerCase()}`)) give(noResultFeedback(words));
    },
    [give],
  );
  return (
    <Lists value={lists}>
      <SearchPage
        service={useSearchService()}
        bundle={bundle}
        siteName={name}
        topics={topics}
        featured={featured}
        onAskChat={useChat()}
        quickAnswer={<QuickAnswerSlot bundle={bundle} />}
        onNoResult={onNoResult}
        onNoClick={trackNoClick}
        onRate={(words, rating) => give(ratingFeedback(words, rating))}
      />
    </Lists>
  );
}

const trackNoClick = (words: string, results: number) => track(noClickEvent(words, results));

/** True at the first call for a key in this visit. A visit lasts until the tab is closed. */
function isFirstTime(what: string): boolean {
  const key = `fieldbook-told:${what}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'yes');
  } catch {
    if (told.has(key)) return false; // a browser that keeps nothing: as long as the page
  }
  told.add(key);
  return true;
}

const told = new Set<string>();
