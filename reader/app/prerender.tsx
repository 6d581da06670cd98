import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import { openBundle, type ReadFile } from '../bundle/open.ts';
import { documentHtml, type Shell } from './document-html.ts';
import { frameOf, type PageFrame, type RootData } from './page-data.ts';
import { createRoutes } from './routes.tsx';

export type { Shell };

export interface PrerenderedPage {
  /** A whole document; empty for a redirect. */
  readonly html: string;
  readonly status: number;
  /** Where the page leads: an absolute address, or a path with the base path. */
  readonly redirect?: string;
}

export interface Prerenderer {
  /** Renders the page at a path, which is without the base path: `/how-to/add-a-technician`. */
  readonly page: (url: string) => Promise<PrerenderedPage>;
}

/** Renders pages of one bundle with the reader's own routes. Made once, used for every page. */
export function createPrerenderer({ read, shell }: { read: ReadFile; shell: Shell }): Prerenderer {
  const bundle = openBundle(read);
  const basename = shell.basePath === '/' ? '/' : shell.basePath.slice(0, -1);
  const handler = createStaticHandler(createRoutes(bundle), { basename });
  return { page: (url) => renderPage({ url, handler, shell }) };
}

/** The same for a single page. */
export const prerender = ({
  url,
  read,
  shell,
}: {
  url: string;
  read: ReadFile;
  shell: Shell;
}): Promise<PrerenderedPage> => createPrerenderer({ read, shell }).page(url);

async function renderPage({
  url,
  handler,
  shell,
}: {
  url: string;
  handler: StaticHandler;
  shell: Shell;
}): Promise<PrerenderedPage> {
  const request = new Request(new URL(shell.basePath.slice(0, -1) + url, anyOrigin));
  const context = await handler.query(request);
  if (context instanceof Response) {
    return { html: '', status: context.status, redirect: context.headers.get('Location') ?? undefined };
  }
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw error;

  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const { site } = context.loaderData.root as RootData;
  const { head } = frameOf(context.loaderData[context.matches.at(-1)?.route.id ?? ''] as PageFrame);
  const data = { url, status: context.statusCode, basePath: shell.basePath, loaderData: context.loaderData };
  return { html: documentHtml({ site, head, shell, body, data }), status: context.statusCode };
}

/** The handler takes requests; no page depends on where it is served. */
const anyOrigin = 'http://localhost';
