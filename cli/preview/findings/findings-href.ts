import { under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { type FindingQuery, queryText } from './finding-query.ts';

export const findingsPath = '/preview/findings';

/** The URL of the findings of a query. Files have no queries: there the script reads the fragment. */
export function findingsHref(
  { basePath, isStatic }: Pick<PreviewSite, 'basePath' | 'isStatic'>,
  query: Partial<FindingQuery>,
): string {
  const text = queryText(query);
  const href = under(basePath, findingsPath);
  return text === '' ? href : `${href}${isStatic ? '#' : '?'}${text}`;
}
