import { useMatches } from 'react-router';
import { type ArticleData, frameOf, type PageFrame } from '../routing/page-data.ts';

/** The frame of the current page; undefined if its loader failed. */
export function usePageFrame(): PageFrame | undefined {
  const data = useMatches().at(-1)?.loaderData as PageFrame | ArticleData | undefined;
  return data === undefined ? undefined : frameOf(data);
}
