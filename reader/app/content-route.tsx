import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { ArticleRoute } from './article-route.tsx';
import { notFound } from './content-loader.ts';
import type { ContentData } from './page-data.ts';

/** What an address holds: an article, or the page that says that there is nothing. */
export function ContentRoute(): ReactNode {
  const data: ContentData = useLoaderData();
  return data.kind === 'notFound' ? <notFound.Part nearest={data.nearest} /> : <ArticleRoute {...data} />;
}
