import * as z from 'zod/mini';
import type { ArticleData } from './page-data.ts';

/** What the prerendered page hands to the browser. */
const hydrationData = z.object({
  /** The path of the page, without the base path. */
  url: z.string(),
  status: z.number(),
  basePath: z.string(),
  /** By the id of the route. */
  loaderData: z.record(z.string(), z.unknown()),
});
export type HydrationData = z.infer<typeof hydrationData>;

/** The id of the script element that holds it. */
export const hydrationElementId = 'fieldbook-data';

/** JSON that can stand in a script element: no `<` that could end it, no line separator. An article comes bodiless. */
export const serialiseHydrationData = (data: HydrationData): string =>
  JSON.stringify({ ...data, loaderData: mapValues(data.loaderData, withoutBody) }).replace(
    /[<\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const parseHydrationData = (json: string): HydrationData => hydrationData.parse(JSON.parse(json));

/** The article's text is in the page already, and is not sent twice. Source: design.md, "Decisions". */
function withoutBody(data: unknown): unknown {
  if (!isRenderedArticle(data)) return data;
  const { node: _node, ...article } = data.article;
  return { kind: 'article', body: 'kept', article } satisfies ArticleData;
}

const isRenderedArticle = (data: unknown): data is Extract<ArticleData, { body: 'rendered' }> =>
  typeof data === 'object' && data !== null && (data as Partial<ArticleData>).body === 'rendered';

const mapValues = (record: object, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
