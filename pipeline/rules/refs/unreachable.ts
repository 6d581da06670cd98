import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { isElsewhere, isReached } from '../../inspect/reach/reach.ts';
import { whyWithoutPage } from '../../addresses/site-pages.ts';
import { entryAway, notListed } from '../../causes.ts';
import type { Cause } from '../../finding.ts';
import { rule } from '../../rule.ts';
import { nameOf } from '../words.ts';

/** Articles have addresses and are in the search, so readers find them without a link. */
export const unreachable = rule<Referrer | undefined>({
  id: 'refs/unreachable',
  severity: 'info',
  summary: 'Every entry is a page, or a page shows it or links to it.',
  advice: 'Add the entry where it belongs, or unpublish it.',
  message: (referrer) =>
    referrer === undefined
      ? 'No page shows this entry or leads to it: readers do not find it.'
      : `Readers do not find this entry: it is referred to by ${nameOf(referrer.entry)}, ${referrer.reason}, and by no page.`,
  *check(entry, graph) {
    if (!graph.included.has(entry.id) || isReached(entry, graph) || isElsewhere(entry, graph)) return;
    const cause = rootOf(entry, graph);
    yield { at: { entry: entry.id }, detail: referrerOf(entry, graph), cause };
  },
});

/** An entry that refers to this one, but that readers do not find. */
interface Referrer {
  readonly entry: Entry;
  readonly reason: string;
}

/** The entry that would bring all below it to readers: the first one up the referrers that nothing else refers to. */
function rootOf(entry: Entry, graph: Graph): Cause {
  let root = entry;
  for (const met = new Set<Entry>(); !met.has(root);) {
    met.add(root);
    const above = referrerOf(root, graph)?.entry;
    if (above === undefined) break;
    root = above;
  }
  const away = graph.included.has(root.id) ? undefined : whyWithoutPage(root, graph);
  return (away && entryAway(root, away)) ?? notListed(root);
}

function referrerOf({ id }: Entry, graph: Graph): Referrer | undefined {
  for (const { from } of graph.referrers.get(id) ?? []) {
    const entry = graph.entries.get(from);
    if (entry === undefined || from === id || isReached(entry, graph)) continue;
    if (graph.included.has(from)) return { entry, reason: 'which readers do not find either' };
    if (entry.state === 'draft') return { entry, reason: 'which is a draft' };
    if (entry.state === 'archived') return { entry, reason: 'which is archived' };
  }
  return undefined;
}
