import { homeSectionCodes } from '../../../schemas/spec/pages/home.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import type { Graph } from '../../graph.ts';
import type { NormalSpace } from '../../stages/normalize.ts';
import { textInLanguage } from '../../config/per-language.ts';
import { siteName } from '../../config/site-name.ts';
import type { Cards } from '../around/listed-of.ts';
import { derivedHome } from './derived-home.ts';
import { cardOf } from './cards.ts';
import { everywhere } from '../head-alternates.ts';
import { headOf } from '../head.ts';
import { sectionCards, sectionOf } from './home-sections.ts';

/** `home`: the sections of editors, or else what follows from the space. Source: docs/requirements.md, MP-12. */
export function homeFile(space: NormalSpace, cards: Cards, graph: Graph): BundleFiles['home'] {
  const { config, locale } = graph;
  const sections = homeSections(space, graph);
  const description = textInLanguage(config.home.text, locale);
  return {
    head: headOf(
      {
        title: siteName(config, locale),
        description,
        url: pages.home,
        noIndex: false,
        ...everywhere(pages.home, graph),
      },
      graph,
    ),
    ...heroOf(graph),
    ...(sections.length === 0 && { derived: derivedHome(cards, graph) }),
    sections,
  };
}

/** The sections that have cards, in the order of the configuration, else of docs/requirements.md, HM-2. */
export const homeSections = (space: NormalSpace, graph: Graph): BundleFiles['home']['sections'] =>
  [...new Set([...graph.config.home.sections, ...homeSectionCodes])].flatMap((code) => {
    const section = sectionOf(code, space);
    const cards = sectionCards(code, space, graph).map((node) => cardOf(node, space, graph));
    if (section === undefined || cards.length === 0) return [];
    const { title } = section.fields;
    return [{ id: section.id, code, ...(title !== undefined && { title }), cards }];
  });

/** The site's own words at the top. */
function heroOf({ config: { home }, locale }: Graph): Pick<BundleFiles['home'], 'hero'> {
  const [title, text, placeholder] = [home.title, home.text, home.placeholder].map((words) =>
    textInLanguage(words, locale),
  );
  const hero = {
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text }),
    ...(placeholder !== undefined && { placeholder }),
  };
  return Object.keys(hero).length === 0 ? {} : { hero };
}

/** `categories`: every card of HPCategories. */
export const categoriesFile = (space: NormalSpace, graph: Graph): BundleFiles['categories'] => ({
  cards: sectionCards('HPCategories', space, graph).map((node) => cardOf(node, space, graph)),
});
