import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { RowLink } from '../../ui/lists/link-rows.tsx';

/** Two rows of three. */
const maxFeatured = 6;

/**
 * The articles that the home page features, or those that most pages link to. Of those that a page has `named` already, others stand in the place,
 * if there are any: the rest does not move.
 */
export function featuredLinks(
  { sections, derived }: BundleFiles['home'],
  named: readonly RowLink[] = [],
): readonly RowLink[] {
  const cards = sections.find(({ code }) => code === 'HPFeaturedArticles')?.cards ?? [];
  const links = [...cards.flatMap((card) => card.links), ...(derived?.mostLinked ?? [])].filter(
    ({ url }) => url[0] === '/',
  );
  const isNamed = (link: RowLink) => named.some(({ url }) => url === link.url);
  const others = links.slice(maxFeatured).filter((link) => !isNamed(link));
  return links.slice(0, maxFeatured).map((link) => (isNamed(link) && others.shift()) || link);
}

/** Links with the icons that the home page has for their pages. */
export function withIcons(links: readonly RowLink[], { sections }: BundleFiles['home']): readonly RowLink[] {
  const icons = new Map(sections.flatMap(({ cards }) => cards.map(({ url, icon }) => [url, icon])));
  return links.map((link) => ({ ...link, icon: icons.get(link.url) }));
}
