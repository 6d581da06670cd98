import { Hono } from 'hono';
import { cacheControl } from '../../../pipeline/headers/site-headers.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import { previewFindingsPath } from '../../../schemas/preview/page-preview.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import type { PreviewSite } from '../preview-site.ts';
import { sameOrigin } from '../../services/wire/guards.ts';
import type { OtherSite } from './other-text.ts';
import { findingsFile, type FindingsSite, pagePreviewOf } from './findings-files.ts';

/** The data of each page, and all findings, for the script that shows problems in place. */
export function findingsRoutes(site: FindingsSite & Pick<PreviewSite, 'basePath'>, other?: OtherSite): Hono {
  const app = new Hono().basePath(site.basePath);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl(false) };
  app.get('/preview/pages/:route{.+\\.json}', sameOrigin, (context) => {
    const page = pagePreviewOf(routeIn(new URL(context.req.url).pathname), site, other);
    return context.body(JSON.stringify(page), 200, headers);
  });
  app.get(`/${previewFindingsPath}`, sameOrigin, (context) =>
    context.body(JSON.stringify(findingsFile(site)), 200, headers),
  );
  return app;
}

/** The path of the page in `/help/preview/pages/how-to/dispatch.json`. */
function routeIn(pathname: string): RoutePath {
  const name = pathname.slice(pathname.indexOf(folder) + folder.length, -'.json'.length);
  return toRoutePath(name === '/index' ? '/' : name);
}

const folder = 'preview/pages';
