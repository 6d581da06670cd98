/** What the build tells the service worker of its site, as `self.fieldbookSite`. */
export interface WorkerSite {
  readonly offlinePage: { readonly url: string; readonly revision: string };
}

/** Where the page lies that stands in without a connection, and its path among the reader's routes. */
export const offlinePage = { file: 'offline.html', url: '/offline' } as const;

/** What a page tells its worker when a reader has come to it. Addresses are absolute. */
export interface VisitMessage {
  readonly type: 'visit';
  /** The document, where it was loaded as one. */
  readonly page?: string;
  /** What it has loaded of the site. */
  readonly files: readonly string[];
}

export const visitMessage = 'visit';

/** What the worker keeps, each in a cache of its own. */
export type KeptKind = 'pages' | 'articles' | 'bundle' | 'scripts' | 'pictures';

export const cachePrefix = 'fieldbook';

/** Sites that share an origin share its caches: the scope, an absolute address, keeps them apart. */
export const cacheNameOf = (kind: KeptKind, scope: string): string =>
  `${cachePrefix}-${kind}${cacheEndOf(scope)}`;

/** How the names of all caches of a site end, that of the shell too. */
export const cacheEndOf = (scope: string): string => `-${scope}`;
