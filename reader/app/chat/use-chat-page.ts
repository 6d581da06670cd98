import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Breadcrumb } from '../../../schemas/bundle/index.ts';
import { en as pageTitles, type PageTitles } from '../../../schemas/page-titles/en.ts';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import { useAddress } from '../../bundle/base-path.ts';
import type { ChatPage } from '../../features/chat/conversation/chat-page.ts';
import { pageTitle } from '../../messages/page-title.ts';
import { type ArticleData, frameOf, type PageFrame } from '../routing/page-data.ts';
import { useSite } from '../site/use-site.ts';

/** The longest text that the service accepts. */
const maxCategoryCharacters = 200;

/** The data about the page that the chat sends with a question. `article`: the id, if the page shows an article. */
export function useChatPage(): { page: ChatPage; article: string | undefined } {
  const { pathname } = useLocation();
  const { locale } = useSite();
  const address = useAddress();
  const data = useMatches().at(-1)?.loaderData as PageFrame | ArticleData | undefined;
  return useMemo(() => {
    const article = data !== undefined && 'article' in data ? data.article : undefined;
    const path = toRoutePath(pathname);
    const page: ChatPage = {
      address: new URL(address(path), location.href).href,
      path,
      locale,
      starters: article === undefined ? [] : startersOf(article),
      ...categoryOf(data === undefined ? [] : frameOf(data).breadcrumbs),
    };
    return { page, article: article?.id };
  }, [data, pathname, locale, address]);
}

/** An article is asked about by its title and by those of its parts that are its own. */
const startersOf = ({ title, contents }: ArticleData['article']): readonly string[] => [
  ...new Set([title, ...contents.filter(isItsOwn).map((item) => item.title)]),
];

const isItsOwn = ({ id, title }: ArticleData['article']['contents'][number]): boolean =>
  !(id in pageTitles) && !titleKeys.some((key) => pageTitle(key) === title);

const titleKeys = Object.keys(pageTitles) as (keyof PageTitles)[]; // those that the language has

function categoryOf(trail: readonly Breadcrumb[]): Pick<ChatPage, 'category' | 'sessionCategory'> {
  const [category, subCategory] = trail
    .filter(({ url }) => url !== pages.home)
    .map(({ title }) => title.trim().slice(0, maxCategoryCharacters))
    .filter((title) => title !== '');
  if (category === undefined) return {};
  return { category, ...(subCategory !== undefined && { sessionCategory: { category, subCategory } }) };
}
