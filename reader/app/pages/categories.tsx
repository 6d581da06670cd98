import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { CategoriesPage } from '../../features/categories/categories-page.tsx';
import { message } from '../../messages/message.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';

export async function load({ bundle }: PageAsked) {
  const page = {
    path: pages.categories,
    title: message('categories.heading'),
    description: message('categories.lead'),
  };
  const [frame, categories] = await Promise.all([listPage(bundle, page), bundle.categories()]);
  return { ...frame, cards: categories.cards };
}

export function Page(): ReactNode {
  const { cards }: Awaited<ReturnType<typeof load>> = useLoaderData();
  return <CategoriesPage cards={cards} />;
}
