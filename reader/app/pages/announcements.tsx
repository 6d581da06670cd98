import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { AnnouncementsPage } from '../../features/announcements/announcements-page.tsx';
import { message } from '../../messages/message.ts';
import { views } from '../../views/index.tsx';
import { ViewsContext } from '../../views/view.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';

export async function load({ bundle }: PageAsked) {
  const page = {
    path: pages.announcements,
    title: message('announcements.heading'),
    description: message('announcements.lead'),
  };
  const [frame, announcements] = await Promise.all([listPage(bundle, page), bundle.announcements()]);
  return { ...frame, announcements };
}

export function Page(): ReactNode {
  const { announcements }: Awaited<ReturnType<typeof load>> = useLoaderData();
  return (
    <ViewsContext value={views}>
      <AnnouncementsPage {...announcements} />
    </ViewsContext>
  );
}
