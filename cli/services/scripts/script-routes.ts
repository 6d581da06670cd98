import { Hono } from 'hono';
import { sameOrigin } from '../wire/guards.ts';
import { refuse } from '../wire/refuse.ts';
import type { ServedSite, ServiceSettings } from '../wire/service-settings.ts';
import { fetchScript } from './fetch-script.ts';

export interface SiteScripts extends Pick<ServedSite, 'basePath' | 'serviceBase'> {
  /** The addresses of third-party scripts. */
  readonly scripts: readonly string[];
  /** The path of the proxy. Undefined: there is none. */
  readonly scriptProxy: string | undefined;
}

/**
 * A proxy for third-party scripts, as a production host can have. Only configured scripts are served. Source:
 * docs/requirements.md, OP-3.
 */
export function scriptRoutes(
  { basePath, serviceBase = basePath, scripts, scriptProxy }: SiteScripts,
  { throttled }: Pick<ServiceSettings, 'throttled'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Hono {
  const app = new Hono().basePath(serviceBase);
  if (scriptProxy === undefined) return app;
  app.get(scriptProxy, sameOrigin, throttled, async (context) => {
    const named = scripts.find((address) => address === context.req.query('url'));
    if (named === undefined) return refuse(context, 403, 'The configuration names no such script.');
    const script = await fetchScript(named, fetch);
    if (!script.ok) return refuse(context, 502, `${named} ${script.failure}.`);
    return context.body(script.value, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
  return app;
}
