import { notInChannel } from '../../causes.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { otherChannelArticle } from '../../addresses/follow-path.ts';
import { type PageLink, pageLinksOf } from '../../inspect/links/links-of.ts';
import { isCarried } from '../../inspect/reach/reach.ts';
import { leadsToEntry } from '../../inspect/reach/reference-kinds.ts';
import { locationOf } from '../../inspect/reach/location-of.ts';
import { reasonOf } from '../../addresses/site-pages.ts';
import { sitePageLinks } from '../../inspect/links/site-links.ts';
import type { Occurrence, FaultLocation } from '../../finding.ts';
import type { Rule, SpaceRule } from '../../rule.ts';
import { nameOf, refersTo } from '../words.ts';

interface Detail {
  readonly reference: Reference;
  readonly target: Entry;
  readonly knowledgeBase: string;
}

/**
 * Checks each entry, and the links of the header and the footer, which all knowledge bases share. Entries that only other knowledge
 * bases show are not checked.
 */
export const otherChannel: Rule<Detail> & SpaceRule<Detail> = {
  id: 'refs/other-channel',
  severity: 'warn',
  summary: 'Every article that something refers to is in the knowledge base that is built.',
  advice: 'Add the channel to the delivery channels of the article, or remove the reference.',
  message: ({ reference, target, knowledgeBase }, named) =>
    `${refersTo(reference, named)} ${nameOf(target)}, which is not in the knowledge base "${knowledgeBase}": readers do not get there.`,
  *check(entry, graph) {
    if (isCarried(entry, graph)) yield* occurrencesOf(targetsOf(entry, graph), graph);
  },
  *checkSpace(graph) {
    yield* occurrencesOf(articlesBehind(sitePageLinks(graph), graph), graph);
  },
};

interface Target {
  readonly at: FaultLocation;
  readonly reference: Reference;
  readonly target: Entry;
}

function* occurrencesOf(targets: readonly Target[], graph: Graph): Iterable<Occurrence<Detail>> {
  for (const { at, reference, target } of targets) {
    const detail = { reference, target, knowledgeBase: graph.config.knowledgeBase };
    yield { at, detail, target: target.id, cause: notInChannel(target, graph) };
  }
}

/** The articles of other channels that an entry refers to, by their ids and by their addresses. */
const targetsOf = (entry: Entry, graph: Graph): Target[] => [
  ...(graph.references.get(entry.id) ?? []).flatMap((reference) => {
    const target = leadsToEntry(reference) ? graph.entries.get(reference.target) : undefined;
    if (target === undefined || reasonOf(target, graph) !== 'other-channel') return [];
    return [{ at: locationOf(reference), reference, target }];
  }),
  ...articlesBehind(pageLinksOf(entry, graph), graph),
];

/** The articles of other channels to which links lead by their addresses. */
const articlesBehind = (links: readonly PageLink[], graph: Graph): Target[] =>
  links.flatMap(({ at, reference, address }) => {
    const target = otherChannelArticle(address.path, graph);
    return target === undefined ? [] : [{ at, reference, target }];
  });
