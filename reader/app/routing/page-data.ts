import type { Breadcrumb, BundleFiles, Head } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import type { BodySource } from '../../features/article/article-body.tsx';
import { message } from '../../messages/message.ts';
import type { RowLink } from '../../ui/lists/link-rows.tsx';

/** The data that every loader gives to the layout. */
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
  /** Pages whose titles are like the address, then topics of the site. */
  readonly nearest: readonly RowLink[];
  readonly featured: readonly RowLink[];
}

export type ContentData = ArticleData | NotFoundData;

/** The layout's share of any page's data. An article's trail begins below the pages whose names are ours. */
export function frameOf(data: PageFrame | ArticleData): PageFrame {
  if (!('article' in data)) return data;
  const { head, type, breadcrumbs } = data.article;
  const home = { title: message('site.home'), url: pages.home, isText: false };
  const list = { title: message('header.capabilities'), url: pages.capabilities, isText: false };
  return { head, breadcrumbs: [home, ...(type === 'kbCapability' ? [list] : []), ...breadcrumbs] };
}
