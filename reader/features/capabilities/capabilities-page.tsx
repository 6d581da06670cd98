import type { ReactNode } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { capabilitiesPerPage as perPage } from '../../../schemas/spec/capabilities.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { pageFrom } from '../../ui/page-window.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import { AreaNav } from './area-nav.tsx';
import { areaOf, capabilitiesOf, subAreasOf } from './areas.ts';
import { CapabilityCards } from './capability-cards.tsx';
import styles from './capabilities-page.module.css';
import { SubAreaChips } from './sub-area-chips.tsx';

interface CapabilitiesPageProps {
  capabilities: BundleFiles['capabilities'];
  /** Of the chosen area; absent: all of them. */
  slug: string | undefined;
}

/** What the product can do, by area. The area is the address's path, sub-area and page are in its query [CP-1, CP-2]. */
export function CapabilitiesPage({ capabilities, slug }: CapabilitiesPageProps): ReactNode {
  const { areas } = capabilities;
  const query = useAddressQuery();
  const area = slug === undefined ? undefined : areaOf(areas, slug);
  const subAreas = subAreasOf(areas, slug);
  const subArea = subAreas.find((candidate) => candidate.slug === query.get('sub'));
  const items = capabilitiesOf(capabilities, subArea?.slug ?? slug);
  const pageCount = Math.ceil(items.length / perPage);
  const page = pageFrom(query.get('page'), pageCount);
  const first = (page - 1) * perPage;
  const last = Math.min(first + perPage, items.length);

  return (
    <>
      <PageHeading
        title={area?.title ?? message('capabilities.heading')}
        lead={message('capabilities.lead')}
      />
      <div className={styles.layout}>
        <AreaNav areas={areas} slug={slug} />
        <div className={styles.content}>
          <SubAreaChips subAreas={subAreas} chosen={subArea?.slug} />
          {items.length === 0 ? (
            <EmptyState title={message('capabilities.empty')} advice={message('capabilities.emptyAdvice')}>
              <ButtonLink to={pages.capabilities}>{message('capabilities.seeEverything')}</ButtonLink>
            </EmptyState>
          ) : (
            <>
              <p role="status" className={styles.range}>
                {message('capabilities.range', { first: first + 1, last, count: items.length })}
              </p>
              <CapabilityCards items={items.slice(first, last)} />
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefOf={(target) => pageQuery(subArea?.slug, target)}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

const pageQuery = (sub: string | undefined, page: number): string =>
  `?${new URLSearchParams({ ...(sub === undefined ? {} : { sub }), page: String(page) })}`;
