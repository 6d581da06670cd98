import type { BundleFiles, Card, HomeSectionCode } from '../../../schemas/bundle/index.ts';
import {
  categoriesMaxCards,
  featuredArticlesMaxLinks,
  featurePacksMaxCards,
  mobileCategoryMaxLinks,
  welcomeMaxCards,
} from '../../../schemas/spec/pages/home.ts';

export type HomeSection = BundleFiles['home']['sections'][number];

/** How many cards of a section the home page shows, and how many links of each. Source: docs/requirements.md, HM-2. */
const limits: Readonly<Record<HomeSectionCode, { cards: number; links: number }>> = {
  HPFeaturePacks: { cards: featurePacksMaxCards, links: 0 },
  HPAnnouncements: { cards: Infinity, links: 0 },
  HPWelcome: { cards: welcomeMaxCards, links: 0 },
  HPCategories: { cards: categoriesMaxCards, links: mobileCategoryMaxLinks },
  HPFeaturedArticles: { cards: Infinity, links: featuredArticlesMaxLinks },
};

/** The sections that have content, cut to what the page shows. */
export const homeSections = ({ sections }: BundleFiles['home']): readonly HomeSection[] =>
  sections.map((section) => ({ ...section, cards: cut(section) })).filter(({ cards }) => cards.length > 0);

function cut({ code, cards }: HomeSection): Card[] {
  const limit = limits[code];
  const shown = limit.links === 0 ? cards : cards.filter(leadsSomewhere);
  return shown.slice(0, limit.cards).map((card) => ({ ...card, links: card.links.slice(0, limit.links) }));
}

/** What is there for its links alone is nothing without any. */
const leadsSomewhere = ({ url, links }: Card): boolean => url !== undefined || links.length > 0;
