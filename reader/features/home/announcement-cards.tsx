import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { announcementCodeIds } from '../../../schemas/spec/pages/announcements.ts';
import { CardItems } from '../../bundle/cards/card-items.tsx';
import styles from '../../bundle/cards/cards.module.css';
import { NewsCard } from '../../bundle/cards/news-card.tsx';
import { evenColumns, Grid } from '../../ui/grid.tsx';
import { LargeCard } from './large-card.tsx';

/** The announcements. A release in the first place is a large card [HM-5]. */
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
          <CardItems cards={others} view={NewsCard} />
        </Grid>
      )}
    </>
  );
}

const isRelease = ({ kind, announcement }: Card): boolean =>
  kind === 'releaseNotes' ||
  (announcement?.types.some(({ codeId }) => codeId === announcementCodeIds.releases) ?? false);
