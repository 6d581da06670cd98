import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import { proAreaId } from '../../schemas/spec/content/capabilities.ts';
import type { OwnPrefixes } from '../../schemas/routes.ts';
import { feedNames, feedPath } from '../../schemas/machine-readers.ts';
import { tagsRoute } from '../../schemas/spec/pages/tags.ts';
import { destinationOf, movedPath } from '../../schemas/destination.ts';
import { foldedPath, pageAt, pages, toRoutePath } from '../../schemas/urls.ts';
import { nearest } from '../nearest.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { deriveFromShape } from '../queries/derive.ts';
import { slugFromWords } from '../link/slugs/slug-from-words.ts';
import { faultOfSlug, hasRoute, reservedFault, type RoutedEntry, slugOf } from '../link/slugs/slug-of.ts';
import { slugMeant } from '../link/slugs/suggested-slugs.ts';
import { tagPagesOf } from '../link/slugs/tag-pages.ts';
import { inclusionOptions, type LeftOut, leftOutBy, type WithoutPage } from '../link/included.ts';

/** Files of the site that are not pages of content: media, files for programs. */
const files = /^\/(?:assets\/.+|sitemap\.xml|robots\.txt|llms\.txt)$/u;

/** What readers have only where they can sign in. */
const signIn = /^\/(?:401|Auth\/.+)$/u;

/** Whether the site has a page or a file at a path. */
export const isPage = (path: string, graph: Graph): boolean => {
  const route = toRoutePath(path);
  if (signIn.test(route)) return Boolean(graph.config.services.profile);
  return (
    graph.routes.has(route) ||
    pageAt(route) !== undefined ||
    files.test(route) ||
    feedNames.some((feed) => feedPath(feed, graph.prefixes) === route) ||
    isTagPage(route, graph) ||
    route === `${pages.capabilities}/${proAreaId}`
  );
};

/**
 * The page of a path that has the usual prefix of its type, where the site has chosen another, or of a path in the locale that this one is
 * translated from.
 */
export function movedPage(
  path: string,
  { routes, prefixes, urls, sourceRoutes }: Graph,
): RoutePath | undefined {
  const moved = movedPath(path, prefixes);
  if (moved !== undefined && routes.has(moved)) return moved;
  const source = sourceRoutes.get(toRoutePath(path));
  return source && urls.get(source);
}

/** Whether a path is that of a tag that an article has, or of the list of all tags. */
function isTagPage(route: RoutePath, graph: Graph): boolean {
  if (!route.startsWith(tagsRoute)) return false;
  const { titles } = tagPagesOf(graph);
  return titles.has(route) || (route === tagsRoute && titles.size > 0);
}

/** The most similar page: the same slug under another prefix, or a similar slug under the same prefix. */
export function nearestPage(path: string, graph: Graph): RoutePath | undefined {
  const { bySlug, bySection, byFolded } = lookupOf(graph);
  const route = toRoutePath(path);
  const { section, slug } = split(route);
  const near = nearest(slug, bySection.get(section) ?? []);
  return (
    byFolded.get(foldedPath(route)) ??
    bySlug.get(slug) ??
    (near === undefined ? undefined : (`${section}/${near}` as RoutePath)) ??
    (section === '' ? (nearest(route, Object.values(pages)) as RoutePath | undefined) : undefined)
  );
}

/** The page at a path that may differ by upper and lower case: no two pages differ by that alone. */
export const pageInAnyCase = (path: string, graph: Graph): RoutePath | undefined =>
  lookupOf(graph).byFolded.get(foldedPath(path));

/** The entry whose page a path names, where the build leaves that entry out, and why. */
export function entryLeftOut(
  path: string,
  graph: Graph,
): { readonly entry: Entry; readonly reason: WithoutPage } | undefined {
  const source = graph.entries.get(graph.sourceRoutes.get(toRoutePath(path)) ?? ('' as EntryId));
  const missing = source && whyWithoutPage(source, graph);
  if (missing !== undefined && source !== undefined) return { entry: source, reason: missing };
  const destination = destinationOf(movedPath(path, graph.prefixes) ?? path, graph.prefixes);
  if (destination.kind !== 'entry') return undefined;
  const entry = lookupOf(graph).leftOut.get(`${destination.type}/${destination.slug}`);
  const reason = entry && whyWithoutPage(entry, graph);
  return entry && reason && { entry, reason };
}

/** The reason why an entry of a type with pages has none. Undefined if it has one. */
export function whyWithoutPage(entry: Entry, graph: Graph): WithoutPage | undefined {
  const reason = reasonOf(entry, graph);
  if (reason === undefined && entry.type === 'otherEntry') return 'unknown-type';
  if (reason !== undefined || !hasRoute(entry) || graph.urls.has(entry.id)) return reason;
  const slug = slugOf(entry);
  const isUnusable =
    faultOfSlug(entry) !== undefined || reservedFault(entry.type, slug, graph.prefixes) !== undefined;
  return isUnusable ? 'unusable-slug' : 'same-slug';
}

/** Why the build leaves an entry out; undefined for an included entry. */
export const reasonOf = (entry: Entry, graph: Graph): LeftOut | undefined =>
  leftOutBy(entry, inclusionOptions(graph));

/** Included, or left out only because the entry is unsound. Rules check both, so that an editor sees all faults of an entry at once. */
export function isIncludedOrUnsound(entry: Entry, graph: Graph): boolean {
  const reason = reasonOf(entry, graph);
  return reason === undefined || reason === 'unsound';
}

interface Lookup {
  readonly bySlug: ReadonlyMap<string, RoutePath>;
  readonly bySection: ReadonlyMap<string, readonly string[]>;
  readonly byFolded: ReadonlyMap<string, RoutePath>;
  /** By content type and slug. */
  readonly leftOut: ReadonlyMap<string, Entry>;
}

const lookupOf = deriveFromShape<Lookup>('sitePages', makeLookup);

function makeLookup(graph: Graph): Lookup {
  const { routes, entries, included, prefixes } = graph;
  const bySlug = new Map<string, RoutePath>();
  const bySection = new Map<string, string[]>();
  const byFolded = new Map<string, RoutePath>();
  for (const route of routes.keys()) {
    const { section, slug } = split(route);
    if (!bySlug.has(slug)) bySlug.set(slug, route);
    const slugs = bySection.get(section);
    if (slugs === undefined) bySection.set(section, [slug]);
    else slugs.push(slug);
    byFolded.set(foldedPath(route), route);
  }
  const leftOut = new Map<string, Entry>();
  for (const entry of entries.values()) {
    if (!included.has(entry.id)) leftOut.set(`${entry.type}/${slugOf(entry)}`, entry);
  }
  for (const entry of [...leftOut.values()].filter(hasRoute)) {
    if (reasonOf(entry, graph) !== undefined && faultOfSlug(entry) === undefined) continue; // its slug is its own
    for (const meant of slugsMeant(entry, prefixes)) {
      const key = `${entry.type}/${meant}`;
      if (!leftOut.has(key)) leftOut.set(key, entry);
    }
  }
  return { bySlug, bySection, byFolded, leftOut };
}

/** The slugs that an entry with a faulty one, or one of another page, may have had: links to it still name them. */
function slugsMeant(entry: RoutedEntry, prefixes: OwnPrefixes): string[] {
  const meant = faultOfSlug(entry) === undefined ? undefined : slugMeant(entry, prefixes);
  return [meant, slugFromWords(entry.title ?? '')].filter((slug) => slug !== undefined);
}

function split(route: string): { readonly section: string; readonly slug: string } {
  const cut = route.lastIndexOf('/');
  return { section: route.slice(0, cut), slug: route.slice(cut + 1) };
}
