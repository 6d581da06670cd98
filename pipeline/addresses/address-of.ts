import type { EntryId } from '../../schemas/base/ids.ts';
import type { SafeUrl } from '../../schemas/base/text/safe-url.ts';
import type { NodeLink } from '../../schemas/bundle/node-link.ts';
import type { EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { UrlUse } from '../../schemas/fields/kinds/url.ts';
import { pages, toRoutePath } from '../../schemas/urls.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { definitionOf, targetsOf } from '../link/page/parts.ts';
import { otherChannelArticle } from './follow-path.ts';
import { type Address, readAddress } from './read-address.ts';
import { isPage, movedPage } from './site-pages.ts';
import { isUsable } from './usable.ts';
import { resolveRedirect } from '../redirects/redirect-table.ts';

/** The address of an entry as seen from a page: its page, or its place on the page that shows it. */
export function addressOf(id: string, graph: Graph, from?: EntryId): string | undefined {
  const entry = graph.entries.get(id as EntryId);
  if (entry === undefined || !graph.included.has(entry.id)) return undefined;
  return graph.urls.get(entry.id) ?? (followers[entry.type ?? ''] ?? placeOf)(entry, graph, from);
}

type Follow = (entry: Entry, graph: Graph, from: EntryId | undefined) => string | undefined;

const contentOf: Follow = (entry, graph) => followLink(entry, 'content', graph);

/** Entries without a page of their own that have an address. */
const followers: Readonly<Record<string, Follow>> = {
  externalLink: (entry, graph) => carriedUrl(entry.fields['url'], graph),
  relatedContent: (entry, graph) =>
    followLink(entry, 'article', graph) ?? carriedUrl(entry.fields['externalUrl'], graph),
  announcement: (entry) => `${pages.announcements}#${entry.id}`,
  homeEntry: contentOf,
  kbHighlight: contentOf,
};

/** Follows a link only to a type that the field accepts: any other type could lead back here, without end. */
function followLink(entry: Entry, field: string, graph: Graph): string | undefined {
  const id = (entry.fields[field] as EntryLinkValue | undefined)?.sys.id;
  const definition = definitionOf(entry).fields[field];
  const target = graph.entries.get(id as EntryId);
  const isAccepted = definition && targetsOf(definition)?.includes(target?.type ?? '');
  return target && isAccepted ? addressOf(target.id, graph) : undefined;
}

/** The entry's anchor on the given page if that page shows it, else on the first page that shows it. */
function placeOf(entry: Entry, graph: Graph, from: EntryId | undefined): string | undefined {
  const shownOn = graph.pagesOf.get(entry.id) ?? [];
  const pageId = from !== undefined && shownOn.includes(from) ? from : shownOn[0];
  const page = pageId === undefined ? undefined : graph.pages.get(pageId);
  if (page === undefined) return undefined;
  const anchor = page.partAnchors.get(entry.id);
  return anchor === undefined ? page.url : `${page.url}#${encodeURIComponent(anchor)}`;
}

const safeScheme = /^(?:https?|mailto|tel|sms):/iu;

/**
 * The address for the page, from one that an editor typed. Redirects are followed, and an address of this site becomes
 * a path. Undefined for an unusable address. Addresses of files are full URLs, as browsers write them.
 */
export function safeUrl(value: unknown, graph: Graph, use: UrlUse = 'page'): SafeUrl | undefined {
  if (typeof value !== 'string') return undefined;
  const address = readAddress(value, graph.config);
  if (!isUsable(address, use)) return undefined;
  return usedUrl(value.trim(), { address, use, graph }) as SafeUrl; // it is usable
}

function usedUrl(
  typed: string,
  { address, use, graph }: { readonly address: Address; readonly use: UrlUse; readonly graph: Graph },
): string {
  if (address.kind === 'page') return pageUrl(address, graph);
  if (address.kind === 'place') return typed;
  // phones write `Https:`, which the sanitiser would not know
  const url = typed.replace(/^[a-z]+(?=:)/iu, (scheme) => scheme.toLowerCase());
  return use === 'page' && safeScheme.test(url) ? url : new URL(url).href;
}

/** The same, but undefined for an article that only other knowledge bases include: links to it are left out. */
export function carriedUrl(value: unknown, graph: Graph, use: UrlUse = 'page'): SafeUrl | undefined {
  const url = safeUrl(value, graph, use);
  return url !== undefined && leadsToOtherChannel(url, graph) ? undefined : url;
}

/** Whether an address leads to an article that this knowledge base does not include. Source: docs/requirements.md, KB-2. */
export function leadsToOtherChannel(url: string, graph: Graph): boolean {
  const address = readAddress(url, graph.config);
  return address.kind === 'page' && otherChannelArticle(address.path, graph) !== undefined;
}

function pageUrl({ path, query, hash }: Address & { readonly kind: 'page' }, graph: Graph): string {
  const isKnown = (route: string) => isPage(route, graph);
  const resolution = isKnown(path) ? undefined : resolveRedirect(graph.redirects, path, isKnown);
  const to =
    resolution?.kind === 'target'
      ? resolution.to
      : `${movedPage(path, graph) ?? toRoutePath(path)}${query && `?${query}`}`;
  return hash === undefined || to.includes('#') ? to : `${to}#${encodeURIComponent(hash.toWellFormed())}`;
}

/** The data that a card or a list needs to link to an entry. Undefined if the build has no such page. */
export function linkTo(id: string, graph: Graph, anchor?: string): NodeLink | undefined {
  const entry = graph.entries.get(id as EntryId);
  const url = addressOf(id, graph);
  if (entry === undefined || url === undefined) return undefined;
  const title = entry.title ?? url;
  return {
    id: entry.id,
    type: entry.type ?? entry.contentType,
    title,
    url: anchor ? `${url}#${encodeURIComponent(anchor)}` : url,
  };
}
