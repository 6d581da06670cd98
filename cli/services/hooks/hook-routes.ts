import { Hono, type MiddlewareHandler } from 'hono';
import { boundedBody } from '../wire/guards.ts';
import { refuse } from '../wire/refuse.ts';
import { type BuildQueue, buildQueue } from './build-queue.ts';
import type { HookSettings } from './hook-settings.ts';
import { runBuild } from './run-build.ts';
import { takeHook } from './take-hook.ts';

interface Hooks extends Pick<BuildQueue, 'close'> {
  readonly app: Hono;
}

const path = '/hooks/contentful';

/** The webhooks, which build the site when its content has changed. Source: docs/webhooks.md. */
export function hookRoutes(settings: HookSettings): Hooks {
  const { ask, close } = buildQueue({ ...settings, run: (stop) => runBuild(settings, stop) });
  const app = new Hono();
  app.use(path, async (context, next) => {
    await next();
    if (context.res.status >= 400) settings.count('refused');
  });
  app.all(path, onlyPosts, onlyJson, boundedBody, (context) => takeHook(context, settings, ask));
  return { app, close };
}

const onlyPosts: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'POST') return next();
  context.header('allow', 'POST');
  return refuse(context, 405, 'A webhook is called with POST.');
};

/** Contentful can send forms too. */
const onlyJson: MiddlewareHandler = async (context, next) =>
  /^application\/(?:vnd\.contentful\.management\.v1\+)?json\b/iu.test(
    context.req.header('content-type') ?? '',
  )
    ? next()
    : refuse(
        context,
        415,
        'The content type must be application/json or application/vnd.contentful.management.v1+json.',
      );
