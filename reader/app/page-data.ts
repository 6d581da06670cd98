import type { Breadcrumb, BundleFiles, Head, TreeItem } from '../../schemas/bundle/index.ts';
import type { BodySource } from '../features/article/article-body.tsx';

/** What every page's loader gives the layout. */
export interface PageFrame {
  readonly head: Head;
  readonly breadcrumbs: readonly Breadcrumb[];
}

export interface RootData {
  readonly site: BundleFiles['site'];
}

/** An article's page; `kept` where its text is in the prerendered page already. */
export type ArticleData = { readonly kind: 'article' } & BodySource;

/** The page in place of one that does not exist. */
export interface NotFoundData extends PageFrame {
  readonly kind: 'notFound';
  /** Pages whose titles are like the address. */
  readonly nearest: readonly TreeItem[];
}

export type ContentData = ArticleData | NotFoundData;

/** The layout's share of any page's data. */
export const frameOf = (data: PageFrame | ArticleData): PageFrame =>
  'article' in data ? data.article : data;
