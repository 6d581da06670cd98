import type { MiddlewareHandler } from 'hono';
import type { PreviewSite } from './preview-site.ts';

/** Sets the headers that a build writes for production hosts; the newest build's, as the configuration can change. */
export const securityHeaders =
  (site: () => Pick<PreviewSite, 'headers'>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(site().headers)) context.header(name, value);
  };
