import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { BundleFiles, TreeItem } from '../../../schemas/bundle/index.ts';
import { pages, toRoutePath } from '../../../schemas/urls.ts';
import { type HomeSection, homeSections } from '../../features/home/home-sections.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { message } from '../../messages/message.ts';
import { views } from '../../views/index.tsx';
import { ViewsContext } from '../../views/view.ts';
import { ArticleRoute } from '../routing/article-route.tsx';
import { renderedArticle } from '../routing/content-loader.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import type { ArticleData, PageFrame } from '../routing/page-data.ts';
import { useSite } from '../site/use-site.ts';

interface HomeData extends PageFrame {
  readonly sections: readonly HomeSection[];
  /** The site's tree, where there are no sections. */
  readonly contents: readonly TreeItem[];
  readonly derived?: BundleFiles['home']['derived'];
  readonly hero?: BundleFiles['home']['hero'];
}

/** The sections of the home page. A knowledge base can have an article instead. Source: docs/requirements.md, KB-1. */
export async function load({ bundle }: PageAsked): Promise<HomeData | ArticleData> {
  const { knowledgeBase } = await bundle.site();
  const article =
    knowledgeBase.homeUrl === pages.home
      ? undefined
      : await bundle.article(toRoutePath(knowledgeBase.homeUrl));
  if (article !== undefined) return renderedArticle(article);
  const home = await bundle.home();
  const sections = homeSections(home);
  const { derived, hero } = home;
  const contents = sections.length > 0 ? [] : (await bundle.contents()).items;
  const head = { ...home.head, description: home.head.description ?? message('home.lead') };
  return {
    head,
    breadcrumbs: [],
    sections,
    contents,
    ...(derived && { derived }),
    ...(hero && { hero }),
  };
}

export function Page(): ReactNode {
  const data: HomeData | ArticleData = useLoaderData();
  const { lists } = useSite();
  if ('article' in data) return <ArticleRoute {...data} />;
  return (
    <ViewsContext value={views}>
      <HomePage
        sections={data.sections}
        contents={data.contents}
        derived={data.derived}
        hero={data.hero}
        lists={lists}
      />
    </ViewsContext>
  );
}
