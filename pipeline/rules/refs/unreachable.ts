import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { isElsewhere, isReached } from '../../inspect/reach/reach.ts';
import { whyWithoutPage } from '../../addresses/site-pages.ts';
import { entryAway, notListed } from '../../causes.ts';
import type { Cause } from '../../finding.ts';
import { derive } from '../../queries/derive.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
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

/** What would bring all below it to readers: the first entry up the referrers that nothing else refers to. */
function rootOf({ id }: Entry, graph: Graph): Cause | undefined {
  const root = graph.entries.get(unreached(graph).roots.get(id) ?? id);
  if (root === undefined) return undefined;
  const away = graph.included.has(root.id) ? undefined : whyWithoutPage(root, graph);
  return (away && entryAway(root, away, graph)) ?? notListed(root);
}

/** The root of each entry that readers do not find. Every entry is followed once, whatever the length of its chain. */
const unreached = derive('unreached', (graph) => {
  const roots = new Map<EntryId, EntryId>();
  for (const id of graph.included) {
    const path: EntryId[] = [];
    const met = new Set<EntryId>();
    let entry = graph.entries.get(id);
    if (entry === undefined || isReached(entry, graph)) continue;
    while (entry !== undefined && !met.has(entry.id) && !roots.has(entry.id)) {
      path.push(entry.id);
      met.add(entry.id);
      entry = referrerOf(entry, graph)?.entry;
    }
    const end = entry?.id ?? path.at(-1);
    for (const each of path) if (end !== undefined) roots.set(each, roots.get(end) ?? end);
  }
  return { roots };
});

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
