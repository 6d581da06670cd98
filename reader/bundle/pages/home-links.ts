import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { RowLink } from '../../ui/lists/link-rows.tsx';

/** Two rows of three. */
const maxFeatured = 6;

/** The articles that the home page features, or those that most pages link to, but those that the page `named` already. */
export function featuredLinks(
  { sections, derived }: BundleFiles['home'],
  named: readonly RowLink[] = [],
): readonly RowLink[] {
  const cards = sections.find(({ code }) => code === 'HPFeaturedArticles')?.cards ?? [];
  const links = [...cards.flatMap((card) => card.links), ...(derived?.mostLinked ?? [])];
  return links
    .filter(({ url }) => url[0] === '/' && !named.some((each) => each.url === url))
    .slice(0, maxFeatured);
}

/** Links with the icons that the home page has for their pages. */
export function withIcons(links: readonly RowLink[], { sections }: BundleFiles['home']): readonly RowLink[] {
  const icons = new Map(sections.flatMap(({ cards }) => cards.map(({ url, icon }) => [url, icon])));
  return links.map((link) => ({ ...link, icon: icons.get(link.url) }));
}
