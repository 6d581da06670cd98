import type { EntryId } from '../schemas/base/ids.ts';
import type { Asset, Entry } from './entry.ts';
import type { Cause, Finding } from './finding.ts';
import type { Graph, PageOutline, Reference } from './graph.ts';
import type { WithoutPage } from './link/included.ts';
import { whyWithoutPage } from './addresses/site-pages.ts';
import { withHash } from './addresses/follow-path.ts';
import { leadsToAsset } from './inspect/reach/reference-kinds.ts';
import { targetOf } from './inspect/reach/target-of.ts';
import { bringBack, nameOf } from './rules/words.ts';

/** The entry is not on the site: what brings it there settles whatever refers to it. Undefined where no editor can. */
export function entryAway(entry: Entry, reason: WithoutPage): Cause | undefined {
  const act = bringBack({ entry, reason });
  return act === undefined ? undefined : { key: keyOf(entry), act, at: { entry: entry.id } };
}

/** The entry or asset that a reference means is a draft or archived. */
export function targetAway(reference: Reference, graph: Graph): Cause | undefined {
  const target = targetOf(reference, graph);
  if (target === undefined) return undefined;
  const reason = target.state === 'archived' ? 'archived' : 'draft';
  return 'contentType' in target ? entryAway(target, reason) : assetAway(target, reason);
}

const assetAway = (asset: Asset, reason: 'draft' | 'archived'): Cause => ({
  key: `asset ${asset.id}`,
  act: `${reason === 'draft' ? 'Publish' : 'Unarchive and publish'} ${assetName(asset)}`,
  at: { asset: asset.id },
});

/** The asset is there, and its file is not. */
export const assetWithoutFile = (asset: Asset): Cause => ({
  key: `asset ${asset.id}`,
  act: `Upload the file of ${assetName(asset)} and publish it`,
  at: { asset: asset.id },
});

const assetName = ({ id, title }: Asset): string => `the asset ${title ? `"${title}"` : id}`;

/** What a reference means is not in the export. */
export const targetLost = (reference: Reference): Cause => {
  const kind = leadsToAsset(reference) ? 'asset' : 'entry';
  return { key: `${kind} ${reference.target}`, act: `Bring back the ${kind} ${reference.target}` };
};

/** The article is not in the channel of the knowledge base. */
export const notInChannel = (article: Entry, { config }: Graph): Cause => ({
  key: `channel ${article.id}`,
  act: `Add ${nameOf(article)} to the channel of "${config.knowledgeBase}"`,
  at: { entry: article.id },
});

/** No page shows the entry or links to it. */
export const notListed = (entry: Entry): Cause => ({
  key: `reach ${entry.id}`,
  act: `Add ${nameOf(entry)} where it belongs, or unpublish it`,
  at: { entry: entry.id },
});

/** No page has the address, and no redirect leads on from it. */
export const addressGone = (path: string): Cause => ({
  key: `page ${path}`,
  act: `Redirect ${path} to a page`,
});

/** The page has lost an anchor. */
export const anchorGone = (page: Pick<PageOutline, 'id' | 'url'>, hash: string, graph: Graph): Cause => {
  const article = graph.entries.get(page.id);
  return {
    key: `anchor ${withHash(page.url, hash)}`,
    act: `Give a heading of ${article ? nameOf(article) : page.url} the anchor "${hash}" again`,
    at: { entry: page.id },
  };
};

/** The configuration does not name a host that files come from. */
export const hostNotNamed = (host: string, setting: string): Cause => ({
  key: `host ${setting} ${host}`,
  act: `Name ${host} under "contentPolicy.${setting}" in the configuration`,
});

/** No field of ours is read from a field of the space. */
export const fieldNotRead = (contentType: string, field: string): Cause => ({
  key: `field ${contentType}.${field}`,
  act: `Map or ignore the field "${field}" of ${contentType} in the configuration`,
});

/** No knowledge base has a channel. */
export const channelNotNamed = (channel: string): Cause => ({
  key: `knowledge base ${channel}`,
  act: `Add a knowledge base with the channel "${channel}" to the configuration`,
});

/**
 * The cause of a finding: what its rule says; or, for what keeps an entry out of the site, the entry. So that the fault and all that it
 * breaks elsewhere are settled together.
 */
export function causeOf({ problem, at, cause }: Finding, graph: Graph): Cause | undefined {
  if (cause !== undefined || !('entry' in at) || !keepsOut.test(problem.id)) return cause;
  const entry = graph.entries.get(at.entry as EntryId);
  const reason = entry && whyWithoutPage(entry, graph);
  const field = at.field?.[0];
  if (entry === undefined || reason === undefined || !reasonsOfFaults.has(reason)) return undefined;
  const isOfReason =
    reason !== 'unsound' || entry.unsound.some((name) => (entry.fieldNames.get(name) ?? name) === field);
  return isOfReason ? entryAway(entry, reason) : undefined;
}

/** The rules whose findings can keep an entry out of the site. */
const keepsOut = /^(?:schema|slugs)\//u;

const reasonsOfFaults: ReadonlySet<WithoutPage> = new Set(['unsound', 'unusable-slug', 'same-slug']);

const keyOf = ({ id }: Entry): string => `entry ${id}`;
