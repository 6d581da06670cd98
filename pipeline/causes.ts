import type { EntryId } from '../schemas/base/ids.ts';
import type { Asset, Entry } from './entry.ts';
import type { Cause, Finding } from './finding.ts';
import type { Graph, PageOutline, Reference } from './graph.ts';
import type { WithoutPage } from './link/included.ts';
import { whyWithoutPage } from './addresses/site-pages.ts';
import { withHash } from './addresses/follow-path.ts';
import { slugFromWords } from './link/slugs/slug-from-words.ts';
import { slugToUse } from './link/slugs/own-slug.ts';
import { hasRoute } from './link/slugs/slug-of.ts';
import { derive, deriveFromShape } from './queries/derive.ts';
import { leadsToAsset, leadsToEntry } from './inspect/reach/reference-kinds.ts';
import { targetOf } from './inspect/reach/target-of.ts';
import { fromRoute, nextRule } from './redirects/rule-way.ts';
import { isRoutedType, urlOf } from '../schemas/urls.ts';
import { bringBack, nameOf } from './rules/words.ts';

/** The entry is not on the site: what brings it there settles whatever refers to it. Undefined where no editor can. */
export function entryAway(entry: Entry, reason: WithoutPage, graph: Graph): Cause | undefined {
  const act = bringBack({ entry, reason }, graph);
  return act === undefined ? undefined : { key: keyOf(entry), act, at: { entry: entry.id } };
}

/** The entry or asset that a reference means is a draft or archived. */
export function targetAway(reference: Reference, graph: Graph): Cause | undefined {
  const target = targetOf(reference, graph);
  if (target === undefined) return undefined;
  const reason = target.state === 'archived' ? 'archived' : 'draft';
  return 'contentType' in target ? entryAway(target, reason, graph) : assetAway(target, reason);
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
export const targetLost = (reference: Reference, graph: Graph): Cause =>
  leadsToAsset(reference)
    ? {
        key: `asset ${reference.target}`,
        act: `Bring back the asset ${reference.target}, or replace what refers to it`,
      }
    : entryLost(reference.target, graph);

/** An entry that is not in the export is named by the words of a link to it. */
function entryLost(id: string, graph: Graph): Cause {
  const title = lostTitle(id, graph);
  const name = title === undefined ? `the entry ${id}` : `"${title}" (entry ${id})`;
  return { key: `entry ${id}`, act: `Bring back ${name}, or replace what refers to it` };
}

/** The title of an entry that is not in the export, if links or an older export name it. */
export const lostTitle = (id: string, graph: Graph): string | undefined => lostEntries(graph).titles.get(id);

/** The entries that others refer to and the export does not have: their titles, as an older export or links name them, and by slug of these their ids. */
const lostEntries = derive('lostEntries', ({ entries, referrers, titlesBefore }) => {
  const titles = new Map<string, string>();
  const bySlug = new Map<string, string>();
  for (const [id, references] of referrers) {
    if (entries.has(id as EntryId)) continue;
    const before = titlesBefore?.get(id);
    const named = references.filter(leadsToEntry).flatMap((each) => titleIn(each, entries) ?? []);
    const names = [...new Set(before === undefined ? named : [before])];
    const [title] = names.toSorted((a, b) => b.length - a.length);
    if (title === undefined || slugFromWords(title) === undefined) continue;
    titles.set(id, title);
    for (const slug of names.flatMap((name) => slugFromWords(name) ?? []))
      for (const name of [slug, slug.replace(leadingArticle, '')]) bySlug.set(name, id);
  }
  return { titles, bySlug };
});

/** Slugs are often without the article that a title begins with. */
const leadingArticle = /^(?:an?|the|el|la|los|las|der|die|das|le|les|il|lo|gli|het|de|o|os|as)-/u;

/** The words of a link in a text, or the title of a card. */
const titleIn = ({ text, from }: Reference, entries: Graph['entries']): string | undefined => {
  const card = entries.get(from);
  return text?.trim() || (card?.type === 'kbLandingPageLink' ? card.title : undefined);
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
  act: `Add ${nameOf(entry)} to a page`,
  at: { entry: entry.id },
});

/** The slug of a page is not as it should be. Links and redirects can name the one that it should have. */
export function slugAtFault(entry: Entry, graph: Graph): Cause | undefined {
  const slug = slugToUse(entry, graph);
  if (slug === undefined) return undefined;
  return { key: `slug ${entry.id}`, act: `Give ${nameOf(entry)} the slug ${slug}`, at: { entry: entry.id } };
}

/** The pages whose slugs are not as they should be, by the path that they should have. */
const pagesToMove = deriveFromShape('pagesToMove', (graph) => {
  const pages = new Map<string, Entry>();
  for (const id of graph.urls.keys()) {
    const entry = graph.entries.get(id);
    if (entry === undefined || !hasRoute(entry)) continue;
    const slug = slugToUse(entry, graph);
    if (slug !== undefined) pages.set(urlOf(entry.type, slug, graph.prefixes), entry);
  }
  return { pages };
});

/** No page has the address, and no redirect leads on from it. */
export function addressGone(path: string, graph: Graph): Cause {
  const moved = pagesToMove(graph).pages.get(path);
  const ofSlug = moved && slugAtFault(moved, graph);
  if (ofSlug !== undefined) return ofSlug;
  const lost = lostEntries(graph).bySlug.get(path.split('/').at(-1) ?? '');
  return lost === undefined
    ? { key: `page ${path}`, act: `Redirect ${path} to a page` }
    : entryLost(lost, graph);
}

/** The redirects of an address lead round in a circle. */
export function redirectsInCircle(path: string, graph: Graph): Cause {
  const paths: string[] = [];
  let rule = graph.redirects.find(path);
  while (rule !== undefined && !paths.includes(fromRoute(rule))) {
    paths.push(fromRoute(rule));
    rule = nextRule(rule, graph);
  }
  const start = rule === undefined ? 0 : paths.indexOf(fromRoute(rule));
  const [first = path] = paths.slice(start).toSorted();
  return { key: `circle ${first}`, act: `Let the redirect of ${first} lead to a page` };
}

/** The page has lost an anchor, with the part that has it or alone. */
export function anchorGone(page: Pick<PageOutline, 'id' | 'url'>, hash: string, graph: Graph): Cause {
  const part = partAway(page.id, hash, graph);
  if (part !== undefined) return part;
  const owner = graph.entries.get(page.id);
  return {
    key: `anchor ${withHash(page.url, hash)}`,
    act: `Give a heading of ${owner ? nameOf(owner) : page.url} the anchor "${hash}" again`,
    at: { entry: page.id },
  };
}

/** The part of an article that has an anchor, and is not on the site. */
function partAway(page: EntryId, anchor: string, graph: Graph): Cause | undefined {
  const parts = new Set([page]);
  for (const id of parts) {
    for (const { kind, target } of graph.references.get(id) ?? []) {
      const part = graph.entries.get(target as EntryId);
      if (part === undefined || (kind !== 'part' && kind !== 'embedded-entry')) continue;
      if (part.fields['anchor'] === anchor && !graph.included.has(part.id)) return away(part, graph);
      if (!isRoutedType(part.type ?? '')) parts.add(part.id);
    }
  }
  return undefined;
}

const away = (entry: Entry, graph: Graph): Cause | undefined => {
  const reason = whyWithoutPage(entry, graph);
  return reason && entryAway(entry, reason, graph);
};

/** The one entry of those that an entry lists that would fill it, if all others are there already or none are listed. */
export function emptyFor({ id }: Entry, graph: Graph): Cause | undefined {
  const listed = new Set((graph.references.get(id) ?? []).filter(leadsToEntry).map(({ target }) => target));
  const [only, ...others] = [...listed].flatMap((target) => {
    const entry = graph.entries.get(target);
    return entry === undefined || graph.included.has(entry.id) ? [] : [entry];
  });
  return only === undefined || others.length > 0 ? undefined : away(only, graph);
}

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
  return isOfReason ? entryAway(entry, reason, graph) : undefined;
}

/** The rules whose findings can keep an entry out of the site. */
const keepsOut = /^(?:schema|slugs)\//u;

const reasonsOfFaults: ReadonlySet<WithoutPage> = new Set(['unsound', 'unusable-slug', 'same-slug']);

const keyOf = ({ id }: Entry): string => `entry ${id}`;
