import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import { proAreaId } from '../../schemas/spec/capabilities.ts';
import { destinationOf, pages, toRoutePath } from '../../schemas/urls.ts';
import { nearest } from '../nearest.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { shapeFact } from '../incremental/graph-fact.ts';
import { leftOutBy, type LeftOut } from '../link/taken.ts';

/** Files and services of the site that are not pages of its content: sign-in, media, what machines read. */
const files = /^\/(?:(?:Auth|assets)\/.+|sitemap\.xml|robots\.txt|feed\.xml|llms\.txt)$/u;

/** Whether the site answers under a path: a page of an entry, a fixed page, a file. */
export const isPage = (path: string, graph: Graph): boolean => {
  const route = toRoutePath(path);
  return (
    graph.routes.has(route) ||
    destinationOf(route).kind === 'page' ||
    files.test(route) ||
    route === `${pages.capabilities}/${proAreaId}`
  );
};

/** The page that was probably meant: the same slug under another prefix, or a slug like it under the same one. */
export function nearestPage(path: string, graph: Graph): RoutePath | undefined {
  const { bySlug, bySection, byFolded } = lookupOf(graph);
  const route = toRoutePath(path);
  const { section, slug } = split(route);
  const near = nearest(slug, bySection.get(section) ?? []);
  return (
    byFolded.get(route.toLowerCase()) ??
    bySlug.get(slug) ??
    (near === undefined ? undefined : (`${section}/${near}` as RoutePath)) ??
    (section === '' ? (nearest(route, Object.values(pages)) as RoutePath | undefined) : undefined)
  );
}

/** The entry whose page a path names, where the build leaves that entry out, and why. */
export function entryLeftOut(
  path: string,
  graph: Graph,
): { readonly entry: Entry; readonly reason: LeftOut } | undefined {
  const destination = destinationOf(path);
  if (destination.kind !== 'entry') return undefined;
  const entry = lookupOf(graph).leftOut.get(`${destination.type}/${destination.slug}`);
  const reason = entry && reasonOf(entry, graph);
  return entry && reason && { entry, reason };
}

/** Why the build leaves an entry out, undefined where it is carried. */
export function reasonOf(entry: Entry, graph: Graph): LeftOut | undefined {
  return leftOutBy(entry, { drafts: graph.drafts, knowledgeBase: chosenKnowledgeBase(graph.config) });
}

interface Lookup {
  readonly bySlug: ReadonlyMap<string, RoutePath>;
  readonly bySection: ReadonlyMap<string, readonly string[]>;
  readonly byFolded: ReadonlyMap<string, RoutePath>;
  /** By content type and slug. */
  readonly leftOut: ReadonlyMap<string, Entry>;
}

const lookupOf = shapeFact<Lookup>('sitePages', makeLookup);

function makeLookup({ routes, entries, taken }: Graph): Lookup {
  const bySlug = new Map<string, RoutePath>();
  const bySection = new Map<string, string[]>();
  const byFolded = new Map<string, RoutePath>();
  for (const route of routes.keys()) {
    const { section, slug } = split(route);
    if (!bySlug.has(slug)) bySlug.set(slug, route);
    const slugs = bySection.get(section);
    if (slugs === undefined) bySection.set(section, [slug]);
    else slugs.push(slug);
    byFolded.set(route.toLowerCase(), route);
  }
  const leftOut = new Map<string, Entry>();
  for (const entry of entries.values()) {
    if (!taken.has(entry.id)) leftOut.set(`${entry.type}/${slugOf(entry)}`, entry);
  }
  return { bySlug, bySection, byFolded, leftOut };
}

const slugOf = ({ id, fields }: Entry): EntryId | string => {
  const slug = fields['url'];
  return typeof slug === 'string' && slug !== '' ? slug : id;
};

function split(route: string): { readonly section: string; readonly slug: string } {
  const cut = route.lastIndexOf('/');
  return { section: route.slice(0, cut), slug: route.slice(cut + 1) };
}
