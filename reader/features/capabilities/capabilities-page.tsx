import { type ReactNode, useContext } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { capabilitiesPerPage as perPage } from '../../../schemas/spec/content/capabilities.ts';
import { message } from '../../messages/message.ts';
import { Edition } from '../../ui/edition.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { pageFrom } from '../../ui/lists/page-window.ts';
import { useAddressQuery } from '../../browser/use-address-query.ts';
import { useDocumentTitle } from '../../browser/use-document-title.ts';
import { AreaNav } from './area-nav.tsx';
import { areaOf, capabilitiesOf, subAreasOf } from './areas.ts';
import { CapabilityList } from './capability-list.tsx';
import styles from './capabilities-page.module.css';
import { SubAreaChips } from './sub-area-chips.tsx';

interface CapabilitiesPageProps {
  capabilities: BundleFiles['capabilities'];
  /** Of the chosen area; absent: all of them. */
  slug: string | undefined;
  siteName: string;
}

/**
 * The product's capabilities by area. The area is in the address's path, sub-area and page are in its query [CP-1,
 * CP-2].
 */
export function CapabilitiesPage({ capabilities, slug, siteName }: CapabilitiesPageProps): ReactNode {
  const { areas } = capabilities;
  const query = useAddressQuery();
  const edition = useContext(Edition);
  const area = slug === undefined ? undefined : areaOf(areas, slug, edition);
  const title = area?.title ?? message('capabilities.heading');
  const subAreas = subAreasOf(areas, slug);
  const subArea = subAreas.find((candidate) => candidate.slug === query.get('sub'))?.slug;
  const items = capabilitiesOf(capabilities, subArea ?? slug);
  const pageCount = Math.ceil(items.length / perPage);
  const page = pageFrom(query.get('page'), pageCount);
  const pageTitle = message('capabilities.pageTitle', { title, page, pages: pageCount });
  useDocumentTitle(page === 1 ? undefined : message('site.title', { page: pageTitle, site: siteName }));

  return (
    <>
      <PageHeading
        title={title}
        isPro={area?.isPro}
        lead={slug === undefined ? message('capabilities.lead') : undefined}
      />
      <div className={styles.layout}>
        <AreaNav areas={areas} slug={slug} />
        <div className={styles.content}>
          <SubAreaChips subAreas={subAreas} chosen={subArea} />
          <CapabilityList
            id={[slug, subArea].join('/')}
            title={title}
            items={items}
            page={page}
            pageCount={pageCount}
            hrefOf={(target) => pageQuery(subArea, target)}
          />
        </div>
      </div>
    </>
  );
}

const pageQuery = (sub: string | undefined, page: number): string =>
  `?${new URLSearchParams({ ...(sub === undefined ? {} : { sub }), page: String(page) })}`;
