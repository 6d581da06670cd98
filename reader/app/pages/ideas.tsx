import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pages } from '../../../schemas/urls.ts';
import { IdeasPage } from '../../features/ideas/ideas-page.tsx';
import { message } from '../../messages/message.ts';
import { loadMissing, notFound } from '../routing/content-loader.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';
import type { NotFoundData } from '../routing/page-data.ts';
import { useSite } from '../site/use-site.ts';

/** Shown only while the full-header flag is on. Source: docs/requirements.md, RT-1. */
export async function load({ bundle, ...asked }: PageAsked) {
  const { flags } = await bundle.site();
  if (flags.fullHeader !== true) return loadMissing(bundle, { ...asked, path: pages.ideas });
  return listPage(bundle, {
    path: pages.ideas,
    title: message('ideas.heading'),
    description: message('ideas.lead'),
  });
}

export function Page(): ReactNode {
  const data: object | NotFoundData = useLoaderData();
  const { header } = useSite();
  if ('nearest' in data) return <notFound.Part {...data} />;
  return <IdeasPage ideasUrl={header.ideasUrl} />;
}
