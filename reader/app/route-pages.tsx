import { type ReactNode, use, useCallback } from 'react';
import { useLoaderData } from 'react-router';
import type { Bundle } from '../bundle/open.ts';
import { AnnouncementsPage } from '../features/announcements/announcements-page.tsx';
import { ArticlePage, type ArticlePageProps } from '../features/article/article-page.tsx';
import { CapabilitiesPage } from '../features/capabilities/capabilities-page.tsx';
import { CategoriesPage } from '../features/categories/categories-page.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { IdeasPage } from '../features/ideas/ideas-page.tsx';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { mediaEvent, noClickEvent, noResultEvent } from '../services/analytics-events.ts';
import { track } from '../services/analytics.ts';
import { ArticlePoll } from './article-poll.tsx';
import { noResultFeedback, ratingFeedback } from './feedback-given.ts';
import { isFirstTime } from './first-time.ts';
import type { ArticleData, ContentData, NotFoundData } from './page-data.ts';
import type {
  CapabilitiesData,
  loadAnnouncements,
  loadCategories,
  loadHome,
  loadSearch,
} from './page-loaders.ts';
import { QuickAnswerSlot } from './quick-answer-slot.tsx';
import { SessionContext } from './session.ts';
import { useFeedback } from './use-feedback.ts';
import { useChat } from './use-chat.ts';
import { useSearchService } from './use-search-service.ts';
import { useSite } from './use-site.ts';
import { useSupportCase } from './use-support-case.ts';

/** Each route's component takes what its loader gave and hands it to its feature. */
type DataOf<Load extends (...parameters: never[]) => unknown> = Awaited<ReturnType<Load>>;

export function HomeRoute(): ReactNode {
  const data: DataOf<typeof loadHome> = useLoaderData();
  const { lists } = useSite();
  if ('article' in data) return <ArticleWithPoll {...data} />;
  return <HomePage sections={data.sections} contents={data.contents} lists={lists} />;
}

export function SearchRoute({ bundle }: { bundle: Bundle }): ReactNode {
  const { topics }: DataOf<typeof loadSearch> = useLoaderData();
  const { name } = useSite();
  const give = useFeedback();
  const onNoResult = useCallback(
    (words: string) => {
      track(noResultEvent(words));
      if (isFirstTime(`noResult:${words.toLowerCase()}`)) give(noResultFeedback(words));
    },
    [give],
  );
  return (
    <SearchPage
      service={useSearchService()}
      bundle={bundle}
      siteName={name}
      topics={topics}
      onAskChat={useChat()}
      quickAnswer={<QuickAnswerSlot bundle={bundle} />}
      onNoResult={onNoResult}
      onNoClick={trackNoClick}
      onRate={(words, rating) => give(ratingFeedback(words, rating))}
    />
  );
}

const trackNoClick = (words: string, results: number) => track(noClickEvent(words, results));

export function AnnouncementsRoute(): ReactNode {
  const { announcements }: DataOf<typeof loadAnnouncements> = useLoaderData();
  return <AnnouncementsPage {...announcements} />;
}

export function CapabilitiesRoute(): ReactNode {
  const data: CapabilitiesData | NotFoundData = useLoaderData();
  const site = useSite();
  if ('nearest' in data) return <NotFound nearest={data.nearest} />;
  return <CapabilitiesPage capabilities={data.capabilities} slug={data.slug} siteName={site.name} />;
}

export function CategoriesRoute(): ReactNode {
  const { cards }: DataOf<typeof loadCategories> = useLoaderData();
  return <CategoriesPage cards={cards} />;
}

export function SignInRoute(): ReactNode {
  const data: object | NotFoundData = useLoaderData();
  const site = useSite();
  const session = use(SessionContext);
  if ('nearest' in data) return <NotFound nearest={data.nearest} />;
  return (
    <SignInPage
      siteName={site.name}
      signedInAs={session.isAuthenticated ? session.userDisplayName : undefined}
    />
  );
}

export function IdeasRoute(): ReactNode {
  const data: object | NotFoundData = useLoaderData();
  const { header } = useSite();
  if ('nearest' in data) return <NotFound nearest={data.nearest} />;
  return <IdeasPage ideasUrl={header.ideasUrl} />;
}

export function ContentRoute(): ReactNode {
  const data: ContentData = useLoaderData();
  if (data.kind === 'notFound') return <NotFound nearest={data.nearest} />;
  return <ArticleWithPoll {...data} />;
}

function ArticleWithPoll(data: ArticleData): ReactNode {
  const { setAside } = useSupportCase() ?? {};
  // A place of its own beside the text would move it.
  const hasAside = setAside !== undefined && data.article.contents.length > 0;
  return (
    <ArticlePage
      {...data}
      {...(hasAside && { aside: <div ref={setAside} /> })}
      footer={<ArticlePoll articleId={data.article.id} />}
      onMediaProgress={trackMedia}
    />
  );
}

const trackMedia: ArticlePageProps['onMediaProgress'] = (progress) => track(mediaEvent(progress));

function NotFound({ nearest }: Pick<NotFoundData, 'nearest'>): ReactNode {
  const session = use(SessionContext);
  return <NotFoundPage nearest={nearest} offersSignIn={!session.isAuthenticated && session.canSignIn} />;
}
