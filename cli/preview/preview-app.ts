import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { decoded } from '../../schemas/base/decoded.ts';
import { describeError } from '../describe-error.ts';
import { carryOver } from '../../schemas/carry-over.ts';
import { toRoutePath } from '../../schemas/urls.ts';
import { isHashed } from '../site/is-hashed.ts';
import { cacheControl, securityHeaders } from './headers.ts';
import { mediaTypeOf } from './media-types.ts';
import type { PreviewSite } from './preview-site.ts';
import { signInRoutes, type SignInSettings } from './sign-in/sign-in-routes.ts';

/** Serves the site as a production host would, with its services. `site` gives the newest build. */
export function previewApp(site: () => PreviewSite, settings: Partial<SignInSettings> = {}): Hono {
  const signIn = { secret: randomBytes(32).toString('hex'), sleep, ...settings };
  const app = new Hono();
  app.use(securityHeaders);
  // each build can stand in another folder, with other services
  app.all('*', (context) => appOf(site(), signIn).fetch(context.req.raw));
  return app;
}

function appOf(site: PreviewSite, signIn: SignInSettings): Hono {
  const app = new Hono();
  app.use(methodNotAllowed({ app }));
  app.route('/', signInRoutes(site, signIn));
  app.get('*', (context) => serve(context, site));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`${context.req.path}: ${describeError(error)}`);
    return context.text('This page could not be rendered; the terminal says why.', 500);
  });
  return app;
}
async function serve(context: Context, site: PreviewSite): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  if (!`${pathname}/`.startsWith(site.basePath)) return context.redirect(site.basePath);
  const path = pathname.slice(site.basePath.length);
  const file = await site.file(decoded(path));
  if (file !== undefined) {
    const headers = { 'content-type': mediaTypeOf(path), 'cache-control': cacheControl(isHashed(path)) };
    return context.body(file, 200, headers);
  }
  return servePage(context, await site.page(toRoutePath(`/${path}`)));
}

function servePage(context: Context, page: Awaited<ReturnType<PreviewSite['page']>>): Response {
  const headers = { 'content-type': mediaTypeOf('.html'), 'cache-control': cacheControl(false) };
  const { search } = new URL(context.req.url);
  if (page.redirect === undefined) return new Response(page.html, { status: page.status, headers });
  const location = carryOver(page.redirect, { query: search, hash: '' });
  return new Response(null, { status: page.status, headers: { ...headers, location } });
}
