import { homeSectionCodes } from '../../../schemas/spec/pages/home.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import type { Graph } from '../../graph.ts';
import type { NormalSpace } from '../../stages/normalize.ts';
import { cardOf } from './cards.ts';
import { headOf } from '../head.ts';
import { sectionCards, sectionOf } from './home-sections.ts';

/** `home`: the sections that have cards, in the order of docs/requirements.md, HM-2. */
export function homeFile(space: NormalSpace, graph: Graph): BundleFiles['home'] {
  const { config } = graph;
  const sections = homeSectionCodes.flatMap((code) => {
    const section = sectionOf(code, space);
    const cards = sectionCards(code, space, graph).map((node) => cardOf(node, space, graph));
    if (section === undefined || cards.length === 0) return [];
    const { title } = section.fields;
    return [{ id: section.id, code, ...(title !== undefined && { title }), cards }];
  });
  const head = headOf(
    { title: config.site.name, description: undefined, url: pages.home, noIndex: false },
    config,
  );
  return { head, sections };
}

/** `categories`: every card of HPCategories. */
export const categoriesFile = (space: NormalSpace, graph: Graph): BundleFiles['categories'] => ({
  cards: sectionCards('HPCategories', space, graph).map((node) => cardOf(node, space, graph)),
});
