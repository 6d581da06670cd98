import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { hasListPage } from '../../../schemas/list-pages.ts';
import { pages } from '../../../schemas/urls.ts';
import { AnnouncementsPage } from '../../features/announcements/announcements-page.tsx';
import { message } from '../../messages/message.ts';
import { views } from '../../views/index.tsx';
import { ViewsContext } from '../../views/view.ts';
import { loadMissing, notFound } from '../routing/content-loader.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';
import type { NotFoundData, PageFrame } from '../routing/page-data.ts';

interface AnnouncementsData extends PageFrame {
  readonly announcements: BundleFiles['announcements'];
}

export async function load({ bundle, ...asked }: PageAsked) {
  if (!hasListPage(await bundle.site(), 'announcements'))
    return loadMissing(bundle, { ...asked, path: pages.announcements });
  const page = {
    path: pages.announcements,
    title: message('announcements.heading'),
    description: message('announcements.lead'),
  };
  const [frame, announcements] = await Promise.all([listPage(bundle, page), bundle.announcements()]);
  return { ...frame, announcements } satisfies AnnouncementsData;
}

export function Page(): ReactNode {
  const data: AnnouncementsData | NotFoundData = useLoaderData();
  if ('nearest' in data) return <notFound.Part {...data} />;
  return (
    <ViewsContext value={views}>
      <AnnouncementsPage {...data.announcements} />
    </ViewsContext>
  );
}
