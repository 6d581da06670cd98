import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import type { Entry } from '../entry.ts';
import type { Graph, PageOutline } from '../graph.ts';
import { isPath, resolveRedirect } from '../redirects/redirect-table.ts';
import { entryLeftOut, isPage, movedPage } from './site-pages.ts';

/** The end of a path of this site, after all redirects. */
export interface Way {
  /** The last address, with its hash: a route where it is on this site. */
  readonly to: string;
  readonly isRedirected: boolean;
  readonly end: 'page' | 'outside' | 'missing' | 'loop' | 'too-long';
  /** The hash at the end, decoded. */
  readonly hash: string | undefined;
  /** The article at the end. */
  readonly article: PageOutline | undefined;
}

/** Follows a path: a page first, then the redirect table, then the prefix that a type has now. Source: docs/requirements.md, RT-4. */
export function followPath(path: string, hash: string | undefined, graph: Graph): Way {
  if (isPage(path, graph)) return arrive({ path, hash, isRedirected: false }, graph);
  const resolution = resolveRedirect(graph.redirects, path, (route) => isPage(route, graph));
  if (resolution.kind === 'none') {
    const moved = movedPage(path, graph);
    return moved === undefined
      ? lost(path, 'missing', false)
      : arrive({ path: moved, hash, isRedirected: false }, graph);
  }
  if (resolution.kind !== 'target') return lost(path, resolution.kind, true);
  const { to } = resolution;
  if (!isPath(to)) return { to, isRedirected: true, end: 'outside', hash: undefined, article: undefined };
  const end = splitUrl(to);
  const endPath = isPage(end.path, graph) ? end.path : movedPage(end.path, graph);
  if (endPath === undefined) return lost(end.path, 'missing', true);
  return arrive({ path: endPath, hash: end.hash ?? hash, isRedirected: true }, graph);
}

/** The article at a path, if only another knowledge base includes it. */
export function otherChannelArticle(path: string, graph: Graph): Entry | undefined {
  const leftOut = entryLeftOut(followPath(path, undefined, graph).to, graph);
  return leftOut?.reason === 'other-channel' ? leftOut.entry : undefined;
}

const lost = (path: string, end: Way['end'], isRedirected: boolean): Way => ({
  to: toRoutePath(path),
  isRedirected,
  end,
  hash: undefined,
  article: undefined,
});

interface Arrival {
  readonly path: string;
  readonly hash: string | undefined;
  readonly isRedirected: boolean;
}

function arrive({ path, hash, isRedirected }: Arrival, graph: Graph): Way {
  const route = toRoutePath(path);
  const id = graph.routes.get(route);
  return {
    to: withHash(route, hash),
    isRedirected,
    end: 'page',
    hash,
    article: id === undefined ? undefined : graph.pages.get(id),
  };
}

export const withHash = (route: string, hash: string | undefined): string =>
  hash === undefined || hash === '' ? route : `${route}#${hash}`;
