import '../../messages/more.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { hasListPage } from '../../../schemas/list-pages.ts';
import { pages } from '../../../schemas/urls.ts';
import { areaOf } from '../../features/capabilities/areas.ts';
import { CapabilitiesPage } from '../../features/capabilities/capabilities-page.tsx';
import { message } from '../../messages/message.ts';
import { loadMissing, notFound } from '../routing/content-loader.ts';
import type { PageAsked } from '../routing/late-page.tsx';
import { listPage } from '../routing/list-page.ts';
import type { NotFoundData, PageFrame } from '../routing/page-data.ts';
import { useSite } from '../site/use-site.ts';

interface CapabilitiesData extends PageFrame {
  readonly capabilities: BundleFiles['capabilities'];
  /** The slug of the chosen area. Undefined on the page of all areas. */
  readonly slug?: string;
}

/** The capabilities of all areas, or of the one in the address. */
export async function load({ bundle, params: { area: slug }, ...asked }: PageAsked) {
  const all = {
    path: pages.capabilities,
    title: message('capabilities.heading'),
    description: message('capabilities.lead'),
  };
  const [capabilities, site] = await Promise.all([bundle.capabilities(), bundle.site()]);
  if (slug === undefined)
    return hasListPage(site, 'capabilities')
      ? ({ ...(await listPage(bundle, all)), capabilities } satisfies CapabilitiesData)
      : loadMissing(bundle, { ...asked, path: all.path });
  const area = areaOf(capabilities.areas, slug, site.edition);
  if (area === undefined) return loadMissing(bundle, { ...asked, path: `${pages.capabilities}/${slug}` });
  const parent = { title: all.title, url: all.path, isText: false };
  const frame = await listPage(bundle, {
    path: area.url,
    title: area.title,
    parent,
    alternates: area.alternates,
  });
  return { ...frame, capabilities, slug } satisfies CapabilitiesData;
}

export function Page(): ReactNode {
  const data: CapabilitiesData | NotFoundData = useLoaderData();
  const site = useSite();
  if ('nearest' in data) return <notFound.Part {...data} />;
  return <CapabilitiesPage capabilities={data.capabilities} slug={data.slug} siteName={site.name} />;
}
