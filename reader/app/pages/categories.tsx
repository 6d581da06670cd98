import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { hasListPage } from '../../../schemas/list-pages.ts';
import { pages } from '../../../schemas/urls.ts';
import { CategoriesPage } from '../../features/categories/categories-page.tsx';
import { message } from '../../messages/message.ts';
import { loadMissing, notFound } from '../routing/content-loader.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';
import type { NotFoundData, PageFrame } from '../routing/page-data.ts';

interface CategoriesData extends PageFrame {
  readonly cards: BundleFiles['categories']['cards'];
}

export async function load({ bundle, ...asked }: PageAsked) {
  if (!hasListPage(await bundle.site(), 'categories'))
    return loadMissing(bundle, { ...asked, path: pages.categories });
  const page = {
    path: pages.categories,
    title: message('categories.heading'),
    description: message('categories.lead'),
  };
  const [frame, categories] = await Promise.all([listPage(bundle, page), bundle.categories()]);
  return { ...frame, cards: categories.cards } satisfies CategoriesData;
}

export function Page(): ReactNode {
  const data: CategoriesData | NotFoundData = useLoaderData();
  if ('nearest' in data) return <notFound.Part {...data} />;
  return <CategoriesPage cards={data.cards} />;
}
