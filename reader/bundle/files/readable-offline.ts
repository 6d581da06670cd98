import * as z from 'zod/mini';
import type { KeptKind } from '../../../schemas/service-worker.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { compareTexts } from '../../messages/compare-texts.ts';
import { hasCaches, keptCacheName } from './kept-document.ts';

/** A page that can be read without a connection; `url` is a route path. */
export interface ReadablePage {
  readonly url: string;
  readonly title: string;
  /** True for a kept document, which the browser must load. False for a file of the bundle. */
  readonly isDocument: boolean;
}

/** The pages that the service worker has kept of this site, by title. Source: docs/requirements.md, OP-2. */
export async function readableOffline(basePath: string): Promise<readonly ReadablePage[]> {
  if (!hasCaches()) return [];
  const [documents, articles] = await Promise.all([
    readKept('pages', basePath, async (request, response) =>
      pageOf(request.url, await response.text(), basePath),
    ),
    readKept('articles', basePath, async (_request, response) => articleOf(await response.json())),
  ]);
  const byUrl = new Map([...documents, ...articles].map((page) => [page.url, page]));
  return [...byUrl.values()].toSorted((a, b) => compareTexts(a.title, b.title));
}

async function readKept(
  kind: KeptKind,
  basePath: string,
  read: (request: Request, response: Response) => Promise<ReadablePage | undefined>,
): Promise<readonly ReadablePage[]> {
  const name = keptCacheName(kind, basePath);
  if (!(await caches.has(name))) return []; // to open it would make it
  const cache = await caches.open(name);
  const pages = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request);
    return response && read(request, response);
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

/** The title without the site's name after the last bar. Trusted Types forbid to parse the HTML. */
function pageOf(address: string, html: string, basePath: string): ReadablePage | undefined {
  const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1];
  if (title === undefined) return undefined;
  const url = toRoutePath(new URL(address).pathname.slice(basePath.length - 1));
  return { url, title: unescaped(title).replace(/ \| [^|]*$/u, ''), isDocument: true };
}

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/gu, (entity, name: string) => characters[name] ?? entity);

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const keptArticle = z.object({ url: z.string(), title: z.string() });

function articleOf(json: unknown): ReadablePage | undefined {
  const { data } = keptArticle.safeParse(json);
  return data && { ...data, isDocument: false };
}
