import { Hono } from 'hono';
import { withReload } from '../live-reload/with-reload.ts';
import type { PreviewSite } from '../preview-site.ts';
import { themePage, themePath } from './theme-page.ts';

/** The page with the colours of the theme and the pages of each kind, in a scheme. `reloads`: it follows the configuration. */
export function themeRoutes(site: PreviewSite, reloads: boolean): Hono {
  const app = new Hono().basePath(site.basePath);
  app.get(themePath, async (context) => {
    const page = String(await themePage(site, context.req.query()));
    return context.html(reloads ? withReload(page, site) : page);
  });
  return app;
}
