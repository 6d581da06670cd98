import { type ReactNode, useContext } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { Edition } from '../../ui/edition.ts';
import { ProTitle } from '../../ui/pro-title.tsx';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { FoldMark } from '../../ui/fold-mark.tsx';
import styles from './area-nav.module.css';
import { type Area, type AreaChoice, areaChoices, topLevelOf } from './areas.ts';

interface AreaNavProps {
  areas: readonly Area[];
  /** Of the chosen area; absent: all of them. */
  slug: string | undefined;
}

/** The areas to choose from: beside the cards, and on small screens behind the chosen one. Source: docs/requirements.md, CP-1. */
export function AreaNav({ areas, slug }: AreaNavProps): ReactNode {
  const current = topLevelOf(areas, slug);
  const choices = areaChoices(areas, useContext(Edition));
  const chosen = choices.find((choice) => choice.slug === current);
  return (
    <nav className={styles.nav} aria-label={message('capabilities.areas')}>
      <details key={slug} className={styles.small}>
        <summary className={styles.summary}>
          <span className={styles.chosen}>
            {message('capabilities.chosenArea', { area: chosen?.title ?? message('capabilities.allAreas') })}
          </span>
          <FoldMark />
        </summary>
        <AreaList choices={choices} current={current} />
      </details>
      <div className={styles.wide}>
        <AreaList choices={choices} current={current} />
      </div>
    </nav>
  );
}

/** A link to an area carries no query: sub-area and page start anew. */
const AreaList = ({
  choices,
  current,
}: {
  choices: readonly AreaChoice[];
  current: string | undefined;
}): ReactNode => (
  <ul className={styles.list}>
    <li>
      <SiteLink to={pages.capabilities} isCurrent={current === undefined}>
        {message('capabilities.allAreas')}
      </SiteLink>
    </li>
    {choices.map((choice) => (
      <li key={choice.slug}>
        <SiteLink to={choice.url} isCurrent={choice.slug === current}>
          <ProTitle title={choice.title} isPro={choice.isPro} />
        </SiteLink>
      </li>
    ))}
  </ul>
);
