import type { EntryId } from '../../schemas/base/ids.ts';
import type { NodeLink } from '../../schemas/bundle/node-link.ts';
import type { EntryLinkValue } from '../../schemas/fields/link-value.ts';
import { pages, splitUrl, toRoutePath } from '../../schemas/urls.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { resolveRedirect } from '../redirects/redirect-table.ts';

/** The address of an entry as seen from a page: its page, or its place on the page that shows it. */
export function addressOf(id: string, graph: Graph, from?: EntryId): string | undefined {
  const entry = graph.entries.get(id as EntryId);
  if (entry === undefined || !graph.taken.has(entry.id)) return undefined;
  return graph.urls.get(entry.id) ?? (followers[entry.type ?? ''] ?? placeOf)(entry, graph, from);
}

type Follow = (entry: Entry, graph: Graph, from: EntryId | undefined) => string | undefined;

const contentOf: Follow = (entry, graph) => followLink(entry.fields['content'], graph);

/** Entries without a page that lead somewhere all the same. */
const followers: Readonly<Record<string, Follow>> = {
  externalLink: (entry, graph) => safeUrl(entry.fields['url'], graph),
  relatedContent: (entry, graph) =>
    followLink(entry.fields['article'], graph) ?? safeUrl(entry.fields['externalUrl'], graph),
  announcement: (entry) => `${pages.announcements}#${entry.id}`,
  homeEntry: contentOf,
  kbHighlight: contentOf,
};

const followLink = (value: unknown, graph: Graph): string | undefined =>
  value === undefined ? undefined : addressOf((value as EntryLinkValue).sys.id, graph);

/** On the page itself where that shows the entry, else on the first page that does. */
function placeOf(entry: Entry, graph: Graph, from: EntryId | undefined): string | undefined {
  const shownOn = graph.pagesOf.get(entry.id) ?? [];
  const pageId = from !== undefined && shownOn.includes(from) ? from : shownOn[0];
  const page = pageId === undefined ? undefined : graph.pages.get(pageId);
  if (page === undefined) return undefined;
  const anchor = page.places.get(entry.id);
  return anchor === undefined ? page.url : `${page.url}#${encodeURIComponent(anchor)}`;
}

const safeScheme = /^(?:https?|mailto|tel|sms):/iu;

/**
 * An address that an editor typed, as the page links it: one that goes through a redirect leads to its end, one to this
 * very site becomes a path, one with an unsafe scheme is none.
 */
export function safeUrl(value: unknown, graph: Graph): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = withoutSite(value.trim(), graph.config.siteUrl);
  if (url.startsWith('#')) return url;
  if (!url.startsWith('/') || url.startsWith('//')) return safeScheme.test(url) ? url : undefined;
  const { path, query, hash } = splitUrl(url);
  const resolution = graph.routes.has(toRoutePath(path)) ? undefined : resolveRedirect(graph.redirects, path);
  if (resolution?.kind === 'target') {
    return hash === undefined || resolution.to.includes('#')
      ? resolution.to
      : `${resolution.to}#${encodeURIComponent(hash)}`;
  }
  return `${toRoutePath(path)}${query && `?${query}`}${hash === undefined ? '' : `#${encodeURIComponent(hash)}`}`;
}

function withoutSite(url: string, siteUrl: string | undefined): string {
  if (siteUrl === undefined) return url;
  const site = siteUrl.replace(/\/+$/u, '');
  if (url === site) return pages.home;
  return url.startsWith(`${site}/`) ? url.slice(site.length) : url;
}

/** What a card or a list needs to lead to an entry, or undefined where the build has no such page. */
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
