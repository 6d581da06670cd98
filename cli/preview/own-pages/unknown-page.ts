import { type Context, Hono } from 'hono';
import { emptyList } from './empty-list.ts';
import { ownPage, under } from './own-page.ts';
import { type NavSite, previewNav } from './preview-nav.ts';

/** The response to addresses below `/preview/` that are no page of the preview, with status 404. */
export function unknownPageRoutes(site: NavSite): Hono {
  const { basePath } = site;
  const app = new Hono().basePath(basePath);
  app.get('/preview/*', (context: Context) => {
    context.header('cache-control', 'no-store');
    const text = `The preview has no page, and the export no entry or asset, at ${context.req.path}.`;
    const page = ownPage(
      { basePath, title: 'This page does not exist', width: 'wide', nav: previewNav(site) },
      emptyList({ text, href: under(basePath, '/preview/entries'), link: 'Find an entry' }),
    );
    return context.html(page, 404);
  });
  return app;
}
