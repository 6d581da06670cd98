import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { AnnouncementChange, Difference, EntryChange } from '../../schemas/report/difference.ts';
import { countsOf, withoutKnown } from '../contract/known.ts';
import { homeSections } from '../emit/lists/home.ts';
import { siteTree } from '../emit/lists/site-tree.ts';
import type { Graph } from '../graph.ts';
import { addressChanges } from './address-changes.ts';
import { assetChanges } from './asset-changes.ts';
import { type Compared, compareGraphs, nameIn } from './compared.ts';
import { contentsChanges } from './contents-changes.ts';
import { entryChanges } from './entry-changes.ts';
import { homeChanges } from './home-changes.ts';
import { spaceWithoutTexts } from './lazy/space-without-texts.ts';
import { moves } from './moves.ts';
import { redirectChanges } from './redirect-changes.ts';

/** The findings on both sides. */
export interface BothFindings {
  readonly before: readonly Diagnostic[];
  readonly after: readonly Diagnostic[];
}

/**
 * The changes between two graphs with the same configuration, as readers and editors see them. Same input, same bytes.
 */
export function differenceOf(before: Graph, after: Graph, findings?: BothFindings): Difference {
  const compared = compareGraphs(before, after);
  const entries = entryChanges(compared);
  return {
    version: 1,
    before: sizeOf(before),
    after: sizeOf(after),
    entries,
    assets: assetChanges(compared),
    moves: moves(compared),
    addresses: addressChanges(compared),
    redirects: redirectChanges(before, after),
    ...placesOf(before, after),
    announcements: announcementChanges(compared, entries),
    ...(findings && { findings: findingChanges(findings) }),
  };
}

const sizeOf = ({ entries, assets }: Graph) => ({ entries: entries.size, assets: assets.size });

function placesOf(before: Graph, after: Graph): Pick<Difference, 'contents' | 'home'> {
  const [old, now] = [laidOut(before), laidOut(after)];
  return { contents: contentsChanges(old.tree, now.tree), home: homeChanges(old.sections, now.sections) };
}

function laidOut(graph: Graph) {
  const space = spaceWithoutTexts(graph);
  return { tree: siteTree(space, graph), sections: homeSections(space, graph) };
}

/**
 * The announcements that were added, removed or edited, in the order of ids. Another order of announcements is no change: it follows
 * from the dates of their last changes.
 */
function announcementChanges(compared: Compared, entries: readonly EntryChange[]): AnnouncementChange[] {
  const edited = new Set(entries.filter(({ change }) => change === 'edited').map(({ id }) => id));
  return [...compared.entries].flatMap(([id, { before, after }]): AnnouncementChange[] => {
    const was = compared.before.included.has(id) && before?.type === 'announcement';
    const is = compared.after.included.has(id) && after?.type === 'announcement';
    if (!was && !is) return [];
    if (was && is && !edited.has(id)) return [];
    const change = !was ? 'added' : is ? 'edited' : 'removed';
    const [wasPinned, isPinned] = [before, after].map((entry) => entry?.fields['pin'] === true);
    const pin = change === 'edited' && wasPinned !== isPinned ? { isPinned: isPinned === true } : {};
    return [{ ...nameIn(compared, id), change, ...pin }];
  });
}

/** The findings that came and went. */
export const findingChanges = ({ before, after }: BothFindings): Difference['findings'] => ({
  came: withoutKnown(after, countsOf(before)),
  went: withoutKnown(before, countsOf(after)),
});

/** Whether nothing has changed. */
export function isEmpty(difference: Difference): boolean {
  const { entries, assets, moves: moved, addresses, redirects, contents, home, announcements } = difference;
  const { came = [], went = [] } = difference.findings ?? {};
  const lists = [entries, assets, moved, addresses, redirects, contents, home, announcements, came, went];
  return lists.every((list) => list.length === 0);
}
