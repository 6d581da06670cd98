import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import type { CreatePrerenderer, PrerenderedPage, Shell } from '../../schemas/prerenderer.ts';
import { type Bundle, openBundle } from '../bundle/open.ts';
import { speak } from '../messages/interface.ts';
import { documentHtml } from './document-html.ts';
import { frameOf, type PageFrame, type RootData } from './page-data.ts';
import { createRoutes } from './routes.tsx';

/** Renders pages of one bundle with the reader's own routes. Made once, used for every page. */
export const createPrerenderer: CreatePrerenderer = ({ read, shell }) => {
  const bundle = openBundle(read);
  const basename = shell.basePath === '/' ? '/' : shell.basePath.slice(0, -1);
  const handler = createStaticHandler(createRoutes(bundle), { basename });
  return { page: (url) => renderPage({ url, bundle, handler, shell }) };
};

async function renderPage({
  url,
  bundle,
  handler,
  shell,
}: {
  url: string;
  bundle: Bundle;
  handler: StaticHandler;
  shell: Shell;
}): Promise<PrerenderedPage> {
  const request = new Request(new URL(shell.basePath.slice(0, -1) + url, anyOrigin));
  await speak((await bundle.site()).locale);
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
