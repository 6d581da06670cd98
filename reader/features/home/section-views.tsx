import type { ComponentProps, ReactNode } from 'react';
import type { BundleFiles, Card } from '../../../schemas/bundle/index.ts';
import { categoryMaxLinks, type HomeSectionCode } from '../../../schemas/spec/pages/home.ts';
import { pages } from '../../../schemas/urls.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { message } from '../../messages/message.ts';
import { CategoryCard } from '../../ui/cards/category-card.tsx';
import { fullColumns } from '../../ui/grid.tsx';
import { AnnouncementCards } from './announcement-cards.tsx';
import { CardGroups } from './card-groups.tsx';
import { FeaturedGroups } from './featured-groups.tsx';
import { HomeSection as HomeSectionPart } from './home-section.tsx';
import type { HomeSection } from './home-sections.ts';
import { PackCards } from './pack-cards.tsx';
import { TopicCards } from './topic-cards.tsx';

type SectionView = (props: { section: HomeSection; lists: BundleFiles['site']['lists'] }) => ReactNode;

/** The component for the cards of each section. */
export const sectionViews: Readonly<Record<HomeSectionCode, SectionView>> = {
  HPFeaturePacks: ({ section }) => (
    <Section section={section} fallback="home.featurePacks">
      <PackCards cards={section.cards} />
    </Section>
  ),
  HPAnnouncements: ({ section, lists }) => (
    <Section
      section={section}
      fallback="home.announcements"
      more={lists.announcements && { label: 'home.seeAllAnnouncements', url: pages.announcements }}
    >
      <AnnouncementCards cards={section.cards} />
    </Section>
  ),
  HPWelcome: ({ section }) => (
    <Section section={section} fallback="home.welcome">
      <TopicCards cards={section.cards} />
    </Section>
  ),
  HPCategories: ({ section, lists }) => (
    <Section
      section={section}
      fallback="home.categories"
      more={lists.categories && { label: 'home.seeAllCategories', url: pages.categories }}
    >
      <CardGroups cards={section.cards} columns={fullColumns(section.cards.length)} view={TopicWithLinks} />
    </Section>
  ),
  HPFeaturedArticles: ({ section, lists }) => (
    <Section section={section} fallback="home.featuredArticles">
      <FeaturedGroups groups={section.cards} hasCapabilities={lists.capabilities} />
    </Section>
  ),
};

const TopicWithLinks = ({ card }: { card: Card }): ReactNode => (
  <CategoryCard
    category={{ ...card, links: card.links.slice(0, categoryMaxLinks) }}
    level={3}
    wayToAll="beside"
  />
);

/** `fallback`: the heading where the editor gave none. */
const Section = (
  props: { section: HomeSection; fallback: MessageKey } & Pick<
    ComponentProps<typeof HomeSectionPart>,
    'more' | 'children'
  >,
): ReactNode => {
  const { section, fallback, ...part } = props;
  return <HomeSectionPart id={section.code} title={section.title ?? message(fallback)} {...part} />;
};
