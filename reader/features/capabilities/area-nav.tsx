import type { ReactNode } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { ProTitle } from '../../ui/pro-title.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './area-nav.module.css';
import { type Area, areaChoices } from './areas.ts';

/** The areas to choose from. A link to one carries no query: sub-area and page start anew [CP-1]. */
export function AreaNav({ areas, slug }: { areas: readonly Area[]; slug: string | undefined }): ReactNode {
  const current = topLevelSlug(areas, slug);
  return (
    <nav className={styles.nav} aria-label={message('capabilities.areas')}>
      <ul className={styles.list}>
        <li>
          <SiteLink to={pages.capabilities} isCurrent={slug === undefined}>
            {message('capabilities.allAreas')}
          </SiteLink>
        </li>
        {areaChoices(areas).map((choice) => (
          <li key={choice.slug}>
            <SiteLink to={choice.url} isCurrent={choice.slug === current}>
              <ProTitle title={choice.title} isPro={choice.isPro} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The area of the list that holds the chosen one. */
function topLevelSlug(areas: readonly Area[], slug: string | undefined): string | undefined {
  const parentId = areas.find((area) => area.slug === slug)?.parentId;
  return areas.find((area) => area.id === parentId)?.slug ?? slug;
}
