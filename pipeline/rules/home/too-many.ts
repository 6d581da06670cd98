import type { HomeSectionCode } from '../../../schemas/spec/pages/home.ts';
import {
  featuredArticlesMaxLinks,
  featurePacksMaxCards,
  welcomeMaxCards,
} from '../../../schemas/spec/pages/home.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import {
  cardLinks,
  homeCards,
  sectionCodeOf,
  shownSection,
  subContentOf,
} from '../../inspect/reach/home-cards.ts';
import { rule } from '../../rule.ts';
import { nameOf } from '../words.ts';

/** The cards of a section that the home page shows. Those of HPCategories have a page that shows all of them. */
const maxCards: Readonly<Partial<Record<HomeSectionCode, number>>> = {
  HPFeaturePacks: featurePacksMaxCards,
  HPWelcome: welcomeMaxCards,
};

export const tooMany = rule<Overflow>({
  id: 'home/too-many',
  severity: 'info',
  summary: 'The home page shows every card and every link that its sections list.',
  advice: 'Take some out of subContent, or move the most important ones to the front.',
  message: ({ list, what, max, hidden: [first, ...others] }) =>
    `${list} shows its first ${max} ${what} only: readers do not see ${first ?? ''}${others.length === 0 ? '' : ` and ${others.length} more`}.`,
  *check(entry, graph) {
    const code = sectionCodeOf(entry);
    if (code === undefined || shownSection(code, graph) !== entry.id) return;
    const cards = homeCards(entry, graph);
    yield* tooManyIn(entry, cards, { list: `The section "${code}"`, what: 'cards', max: maxCards[code] });
    if (code !== 'HPFeaturedArticles') return;
    for (const card of cards) {
      const links = linkedFrom(card, graph);
      const max = featuredArticlesMaxLinks;
      yield* tooManyIn(card, links, { list: 'A group of featured articles', what: 'links', max });
    }
  },
});

interface Overflow {
  readonly list: string;
  readonly what: string;
  readonly max: number;
  /** The names of those that are not shown. */
  readonly hidden: readonly string[];
}

interface Limit extends Pick<Overflow, 'list' | 'what'> {
  readonly max: number | undefined;
}

function* tooManyIn(owner: Entry, items: readonly Entry[], { list, what, max }: Limit) {
  if (max === undefined || items.length <= max) return;
  const detail: Overflow = { list, what, max, hidden: items.slice(max).map(nameOf) };
  yield { at: { entry: owner.id, field: [subContentOf(owner)] }, detail };
}

const linkedFrom = (card: Entry, graph: Graph): Entry[] =>
  card.type === 'homeEntry'
    ? cardLinks(card, graph).flatMap(({ target }) => graph.entries.get(target as never) ?? [])
    : [];
