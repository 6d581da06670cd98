import type { PageVersion } from '../../bundle/files/page-version.ts';
import type { ArticleData } from '../routing/page-data.ts';
import { scriptSafe } from './script-safe.ts';

/** The data that a prerendered page gives to the browser. */
export interface HydrationData extends PageVersion {
  readonly status: number;
  readonly basePath: string;
  /** By the id of the route. */
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** JSON for a script element. An article has no body in it. */
export const serialiseHydrationData = (data: HydrationData): string =>
  scriptSafe({ ...data, loaderData: mapValues(data.loaderData, withoutBody) });

/** Not validated: the page and its scripts are of one build, and a validator would load with every page. */
export const parseHydrationData = (json: string): HydrationData => JSON.parse(json) as HydrationData;

/** The article's text is in the page already, and is not sent twice. */
function withoutBody(data: unknown): unknown {
  if (!isRenderedArticle(data)) return data;
  const { node: _node, about: _about, area: _area, listed: _listed, ...article } = data.article;
  return { kind: 'article', body: 'kept', article } satisfies ArticleData;
}

const isRenderedArticle = (data: unknown): data is Extract<ArticleData, { body: 'rendered' }> =>
  typeof data === 'object' && data !== null && (data as Partial<ArticleData>).body === 'rendered';

const mapValues = (record: object, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
