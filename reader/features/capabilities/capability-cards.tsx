import type { ReactNode } from 'react';
import { capabilitiesGridMultiple as perRow } from '../../../schemas/spec/capabilities.ts';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { Card, coverLink } from '../../ui/card.tsx';
import { Grid } from '../../ui/grid.tsx';
import { ProTitle } from '../../ui/pro-title.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { Capability } from './areas.ts';
import styles from './capability-cards.module.css';

/** A page of capabilities. */
export function CapabilityCards({ items }: { items: readonly Capability[] }): ReactNode {
  const padding = (perRow - (items.length % perRow)) % perRow;
  return (
    <Grid columns="three">
      {items.map((item) => (
        <li key={item.id}>
          <CapabilityCard item={item} />
        </li>
      ))}
      {Array.from({ length: padding }, (_, index) => (
        <li key={index} className={styles.padding} aria-hidden="true" />
      ))}
    </Grid>
  );
}

function CapabilityCard({ item }: { item: Capability }): ReactNode {
  return (
    <Card isLink>
      {item.image !== undefined && (
        <AssetImage
          asset={item.image}
          alt=""
          sizes="(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 24rem"
          className={styles.image}
        />
      )}
      <h2 className={styles.title}>
        <SiteLink to={item.url} className={coverLink}>
          <ProTitle title={item.title} isPro={item.isPro} />
        </SiteLink>
      </h2>
      {item.shortDescription !== undefined && <p className={styles.text}>{item.shortDescription}</p>}
    </Card>
  );
}
