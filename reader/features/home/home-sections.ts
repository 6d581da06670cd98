import type { BundleFiles, Card, HomeSectionCode } from '../../../schemas/bundle/index.ts';
import {
  categoriesMaxCards,
  featuredArticlesMaxLinks,
  featurePacksMaxCards,
  mobileCategoryMaxLinks,
  welcomeMaxCards,
} from '../../../schemas/spec/home.ts';

export type HomeSection = BundleFiles['home']['sections'][number];

/** How many cards of a section the home page shows, and how many links of each. Source: requirements HM-2. */
const limits: Readonly<Record<HomeSectionCode, { cards: number; links: number }>> = {
  HPFeaturePacks: { cards: featurePacksMaxCards, links: 0 },
  HPAnnouncements: { cards: Infinity, links: 0 },
  HPWelcome: { cards: welcomeMaxCards, links: 0 },
  HPCategories: { cards: categoriesMaxCards, links: mobileCategoryMaxLinks },
  HPFeaturedArticles: { cards: Infinity, links: featuredArticlesMaxLinks },
};

/** The sections that have content, cut to what the page shows. */
export const homeSections = ({ sections }: BundleFiles['home']): readonly HomeSection[] =>
  sections.filter(({ cards }) => cards.length > 0).map((section) => ({ ...section, cards: cut(section) }));

function cut({ code, cards }: HomeSection): Card[] {
  const limit = limits[code];
  return cards.slice(0, limit.cards).map((card) => ({ ...card, links: card.links.slice(0, limit.links) }));
}
