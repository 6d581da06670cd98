import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { capabilitiesGridMultiple as perRow } from '../../../schemas/spec/content/capabilities.ts';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { Card, coverLink } from '../../ui/cards/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Grid } from '../../ui/grid.tsx';
import { ProTitle } from '../../ui/pro-title.tsx';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { Capability } from './areas.ts';
import styles from './capability-cards.module.css';

interface CapabilityCardsProps {
  items: readonly Capability[];
  /** The first that is shown, and the one after the last. */
  first: number;
  last: number;
}

/** A page of capabilities. Without scripts, which turn the pages, it shows all of them. */
export function CapabilityCards({ items, first, last }: CapabilityCardsProps): ReactNode {
  const shown = useHydrated() ? items.slice(first, last) : items;
  const havePictures = shown.some(({ image }) => image !== undefined);
  const padding = (perRow - ((last - first) % perRow)) % perRow;
  return (
    <Grid columns="three">
      {shown.map((item, index) => (
        <li key={item.id} className={classNames(styles.row, index >= last - first && styles.later)}>
          <CapabilityCard item={item} hasPlace={havePictures} />
        </li>
      ))}
      {Array.from({ length: padding }, (_, index) => (
        <li key={index} hidden />
      ))}
    </Grid>
  );
}

interface CapabilityCardProps {
  item: Capability;
  /** A card without a picture keeps the place of one, because others in its row have one. */
  hasPlace: boolean;
}

function CapabilityCard({ item, hasPlace }: CapabilityCardProps): ReactNode {
  return (
    <Card isLink>
      {item.image === undefined && hasPlace && (
        <span className={classNames(styles.image, styles.place)}>
          <Layers aria-hidden />
        </span>
      )}
      {item.image !== undefined && (
        <AssetImage
          asset={item.image}
          alt=""
          sizes="(max-width: 639px) 6rem, (max-width: 1023px) 46vw, 25rem"
          className={styles.image}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <SiteLink to={item.url} className={coverLink}>
            <ProTitle title={item.title} isPro={item.isPro} />
          </SiteLink>
        </h2>
        {item.shortDescription !== undefined && <p className={styles.text}>{item.shortDescription}</p>}
      </div>
    </Card>
  );
}
