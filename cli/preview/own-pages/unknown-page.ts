import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { ownPage, under } from './own-page.ts';
import { type NavSite, previewNav } from './preview-nav.ts';

/** The response to addresses below `/preview/` that are no page of the preview, with status 404. */
export function unknownPageRoutes(site: NavSite): Hono {
  const { basePath } = site;
  const app = new Hono().basePath(basePath);
  app.get('/preview/*', (context: Context) => {
    context.header('cache-control', 'no-store');
    const page = ownPage(
      { basePath, title: `Nothing at ${context.req.path}`, width: 'wide', nav: previewNav(site) },
      html`<p class="lead">No page of the preview, no entry and no asset has this address.</p>
        <form class="find" role="search" action="${under(basePath, '/preview/entries')}">
          <p>
            <label for="text">Search entries by title, type or id</label
            ><input type="search" id="text" name="text" autocomplete="off" />
          </p>
          <button class="primary">Search</button>
          <a class="button" href="${under(basePath, '/preview')}">Dashboard</a>
        </form>`,
    );
    return context.html(page, 404);
  });
  return app;
}
