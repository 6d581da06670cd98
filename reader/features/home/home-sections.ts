import type { BundleFiles, Card } from '../../../schemas/bundle/index.ts';
import type { HomeSectionCode } from '../../../schemas/spec/pages/home.ts';
import {
  categoriesMaxCards,
  featuredArticlesMaxLinks,
  featurePacksMaxCards,
  mobileCategoryMaxLinks,
  welcomeMaxCards,
} from '../../../schemas/spec/pages/home.ts';

export type HomeSection = BundleFiles['home']['sections'][number];

/** The largest number of cards in a section, and of links in each card. Source: docs/requirements.md, HM-2. */
const limits: Readonly<Record<HomeSectionCode, { cards: number; links: number }>> = {
  HPFeaturePacks: { cards: featurePacksMaxCards, links: 0 },
  HPAnnouncements: { cards: Infinity, links: 0 },
  HPWelcome: { cards: welcomeMaxCards, links: 0 },
  HPCategories: { cards: categoriesMaxCards, links: mobileCategoryMaxLinks },
  HPFeaturedArticles: { cards: Infinity, links: featuredArticlesMaxLinks },
};

/** The sections with content, cut to the number of cards that the page shows. */
export const homeSections = ({ sections }: BundleFiles['home']): readonly HomeSection[] =>
  sections.map((section) => ({ ...section, cards: cut(section) })).filter(({ cards }) => cards.length > 0);

function cut({ code, cards }: HomeSection): Card[] {
  const limit = limits[code];
  const shown = limit.links === 0 ? cards : cards.filter(leadsSomewhere);
  return shown.slice(0, limit.cards).map((card) => ({ ...card, links: card.links.slice(0, limit.links) }));
}

/** A card without a URL needs at least one link. */
const leadsSomewhere = ({ url, links }: Card): boolean => url !== undefined || links.length > 0;
