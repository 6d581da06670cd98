import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { announcementCodeIds } from '../../../schemas/spec/announcements.ts';
import { evenColumns, Grid } from '../../ui/grid.tsx';
import { LargeCard } from './large-card.tsx';
import { NewsCard } from './news-card.tsx';
import styles from './cards.module.css';

/** What is new; a release that comes first is a large card [HM-5]. */
export function AnnouncementCards({ cards }: { cards: readonly Card[] }): ReactNode {
  const [first, ...rest] = cards;
  const large = first !== undefined && isRelease(first) ? first : undefined;
  const others = large === undefined ? cards : rest;
  return (
    <>
      {large !== undefined && (
        <div className={styles.large}>
          <LargeCard card={large} />
        </div>
      )}
      {others.length > 0 && (
        <Grid columns={evenColumns(others.length)}>
          {others.map((card) => (
            <li key={card.id}>
              <NewsCard card={card} />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}

const isRelease = ({ kind, announcement }: Card): boolean =>
  kind === 'releaseNotes' ||
  (announcement?.types.some(({ codeId }) => codeId === announcementCodeIds.releases) ?? false);
