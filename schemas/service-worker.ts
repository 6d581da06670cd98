/** What the build tells the service worker of its site, as `self.fieldbookSite`. */
export interface WorkerSite {
  readonly offlinePage: { readonly url: string; readonly revision: string };
  /** The folders below it of the site in other languages, which have workers of their own: `es-mx/`. */
  readonly others?: readonly string[];
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

/** What of an unknown message is one of a visit; nothing where a part of it is not what it should be. */
export function visitIn(data: unknown): VisitMessage | undefined {
  const { type, page, files } = Object(data) as Partial<Record<keyof VisitMessage, unknown>>;
  const isVisit =
    type === visitMessage &&
    (page === undefined || typeof page === 'string') &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string');
  return isVisit ? { type, files, ...(page !== undefined && { page }) } : undefined;
}

/** What an open page tells a worker that is being installed: it will ask the reader when to let it in. */
export const offerMessage = 'offer';

/** What the worker keeps, each in a cache of its own. */
export type KeptKind = 'pages' | 'articles' | 'bundle' | 'scripts' | 'pictures';

export const cachePrefix = 'fieldbook';

/** Sites that share an origin share its caches: the scope, an absolute address, keeps them apart. */
export const cacheNameOf = (kind: KeptKind, scope: string): string =>
  `${cachePrefix}-${kind}${cacheEndOf(scope)}`;

/** How the names of all caches of a site end, that of the shell too. */
export const cacheEndOf = (scope: string): string => `-${scope}`;
