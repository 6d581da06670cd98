import type { MiddlewareHandler } from 'hono';
import type { PreviewSite } from './preview-site.ts';

/** Sets the headers that a build writes for hosts. They come from the newest build, because the configuration can change. */
export const securityHeaders =
  (site: () => Pick<PreviewSite, 'headers'>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(site().headers)) context.header(name, value);
  };
