import { ArrowRight, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { CardTitle } from '../../bundle/cards/card-title.tsx';
import { message } from '../../messages/message.ts';
import { Card } from '../../ui/cards/card.tsx';
import { CategoryLinks } from '../../ui/lists/category-links.tsx';
import { evenColumns } from '../../ui/grid.tsx';
import { ProTitle } from '../../ui/pro-title.tsx';
import { CardGroups } from './card-groups.tsx';
import styles from './featured-groups.module.css';

interface FeaturedGroupsProps {
  groups: readonly CardData[];
  hasCapabilities: boolean;
}

/** Groups of links to much-read articles, after a card that leads to the product's capabilities [HM-2]. */
export function FeaturedGroups({ groups, hasCapabilities }: FeaturedGroupsProps): ReactNode {
  return (
    <CardGroups
      cards={groups}
      columns={evenColumns(groups.length + Number(hasCapabilities))}
      view={Group}
      first={hasCapabilities && <CapabilitiesCard />}
    />
  );
}

const Group = ({ card }: { card: CardData }): ReactNode => (
  <Card colours={card.colours}>
    <h3 className={styles.title}>
      <ProTitle title={card.title} isPro={card.isPro} />
    </h3>
    <CategoryLinks category={card} />
  </Card>
);

const CapabilitiesCard = (): ReactNode => (
  <li className={styles.capabilities}>
    <Card isLink>
      <Layers className={styles.icon} />
      <CardTitle card={{ title: message('home.capabilitiesCard'), isPro: false, url: pages.capabilities }} />
      <p className={styles.lead}>{message('home.capabilitiesCardText')}</p>
      <ArrowRight className={styles.arrow} />
    </Card>
  </li>
);
