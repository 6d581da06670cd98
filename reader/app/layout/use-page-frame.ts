import { useMatches } from 'react-router';
import { type ArticleData, frameOf, type PageFrame } from '../routing/page-data.ts';

/** What the current page's loader gives; undefined if it failed. */
export const usePageData = (): PageFrame | ArticleData | undefined =>
  useMatches().at(-1)?.loaderData as PageFrame | ArticleData | undefined;

/** The frame of the current page; undefined if its loader failed. */
export function usePageFrame(): PageFrame | undefined {
  const data = usePageData();
  return data === undefined ? undefined : frameOf(data);
}
