import type { Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { followPath } from '../../addresses/follow-path.ts';
import { pageLinksOf } from '../../inspect/links-of.ts';
import { isCarried } from '../../inspect/reach.ts';
import { leadsToEntry } from '../../inspect/reference-kinds.ts';
import { placeOf } from '../../inspect/place-of.ts';
import { entryLeftOut, reasonOf } from '../../addresses/site-pages.ts';
import { rule } from '../../problem.ts';
import { nameOf, refersTo } from '../words.ts';

/** Silent about entries that only other knowledge bases show. */
export const otherChannel = rule<{
  readonly reference: Reference;
  readonly target: Entry;
  readonly knowledgeBase: string;
}>({
  id: 'refs/other-channel',
  severity: 'warn',
  summary: 'Every article that is referred to is in the knowledge base that is built.',
  advice: 'Add the channel to the delivery channels of the article, or remove the reference.',
  message: ({ reference, target, knowledgeBase }) =>
    `${refersTo(reference)} ${nameOf(target)}, which the knowledge base "${knowledgeBase}" does not carry: readers do not get there.`,
  *check(entry, graph) {
    if (!isCarried(entry, graph)) return;
    for (const { reference, target } of targetsOf(entry, graph)) {
      if (reasonOf(target, graph) !== 'other-channel') continue;
      const detail = { reference, target, knowledgeBase: graph.config.knowledgeBase };
      yield { at: placeOf(reference), detail, target: target.id };
    }
  },
});

/** The entries that an entry refers to, by their ids and by the addresses of their pages. */
const targetsOf = (entry: Entry, graph: Graph): { reference: Reference; target: Entry }[] => [
  ...(graph.references.get(entry.id) ?? []).flatMap((reference) => {
    const target = leadsToEntry(reference) ? graph.entries.get(reference.target) : undefined;
    return target === undefined ? [] : [{ reference, target }];
  }),
  ...pageLinksOf(entry, graph).flatMap(({ reference, address }) => {
    const target = entryLeftOut(followPath(address.path, undefined, graph).to, graph)?.entry;
    return target === undefined ? [] : [{ reference, target }];
  }),
];
