import type { AssetId, EntryId } from '../../../schemas/base/ids.ts';
import { isRoutedType } from '../../../schemas/urls.ts';
import { isIncluded } from '../../decode/state.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, Reference } from '../../graph.ts';
import { deriveFromShape } from '../../queries/derive.ts';
import { chosenKnowledgeBase } from '../../config/chosen-knowledge-base.ts';
import type { FaultLocation } from '../../finding.ts';
import { addressOf } from '../../addresses/address-of.ts';
import { reasonOf } from '../../addresses/site-pages.ts';
import { leadsToAsset } from './reference-kinds.ts';

/** The entries and assets that can be reached by references. */
interface Reach {
  /** The entries that pages, announcements, home entries and redirect rules of this build show or link to. */
  readonly here: ReadonlySet<EntryId>;
  /** The assets that those entries show or link to. */
  readonly assetsHere: ReadonlySet<string>;
  /** The entries that only articles of other channels, or entries of unknown types, show. */
  readonly elsewhere: ReadonlySet<EntryId>;
}

/** Whether an entry is a page of this build, or something shows it or leads to it. */
export const isReached = ({ id }: Entry, graph: Graph): boolean => reachOf(graph).here.has(id);

/**
 * Whether readers could see a location: not in an entry that no page shows or links to, nor in an asset that no such entry
 * uses. An item that could not be read counts as visible.
 */
export function isInSight(at: FaultLocation, graph: Graph): boolean {
  if ('source' in at) return true;
  const { here, assetsHere } = reachOf(graph);
  if ('asset' in at) return assetsHere.has(at.asset) || !graph.assets.has(at.asset as AssetId);
  return here.has(at.entry as EntryId) || !graph.entries.has(at.entry as EntryId);
}

/** Whether only another knowledge base or an entry of an unknown type shows an entry. */
export const isElsewhere = ({ id }: Entry, graph: Graph): boolean => reachOf(graph).elsewhere.has(id);

/** Whether this build shows an entry, or would show it if something referred to it. */
export const isCarried = (entry: Entry, graph: Graph): boolean =>
  entry.type !== undefined && !isElsewhere(entry, graph);

const reachOf = deriveFromShape<Reach>('reach', findReach);

function findReach(graph: Graph): Reach {
  const all = [...graph.entries.values()];
  const barred = new Set(
    all
      .filter((entry) => !graph.included.has(entry.id) && reasonOf(entry, graph) === 'other-channel')
      .map(({ id }) => id),
  );
  const reported = all.filter(({ id }) => graph.reported.has(id));
  const roots = reported.filter((entry) => isRoot(entry) && !barred.has(entry.id));
  const here = reachedFrom(roots, barred, graph);
  const inState = all.filter(({ state }) => isIncluded(state, graph.drafts));
  const foreign = inState.filter(({ id, type }) => type === undefined || barred.has(id));
  const elsewhere = reachedFrom(foreign, barred, graph);
  const used = [...here].flatMap((id) => graph.references.get(id) ?? []).filter(leadsToAsset);
  return {
    here,
    assetsHere: new Set([...used.map(({ target }) => target), chosenKnowledgeBase(graph.config).logo ?? '']),
    elsewhere: new Set([...elsewhere].filter((id) => !here.has(id))),
  };
}

/** Entries that readers find without a reference to them, or that act on their own. */
export const isRoot = ({ type }: { readonly type: string | undefined }): boolean =>
  type === 'announcement' || type === 'homeEntry' || type === 'redirectRule' || isRoutedType(type ?? '');

/** The given entries and all entries that they show or link to. Articles of other channels are not followed. */
function reachedFrom(entries: readonly Entry[], barred: ReadonlySet<EntryId>, graph: Graph): Set<EntryId> {
  const reached = new Set(entries.map(({ id }) => id));
  for (const id of reached) {
    for (const reference of graph.references.get(id) ?? []) {
      const target = reference.target as EntryId;
      if (reached.has(target) || barred.has(target) || !graph.entries.has(target)) continue;
      if (leadsOn(reference, graph)) reached.add(target);
    }
  }
  return reached;
}

const leadsOn = ({ kind, target }: Reference, graph: Graph): boolean =>
  kind === 'part' ||
  kind === 'link' ||
  kind === 'read' ||
  kind === 'embedded-entry' ||
  (kind === 'entry-hyperlink' && addressOf(target, graph) !== undefined);
