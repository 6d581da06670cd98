import { Hono } from 'hono';
import { describeError } from '../../describe-error.ts';
import { under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { ServiceSettings } from '../services/service-settings.ts';
import { dashboardPage } from './dashboard-page.ts';

/** Left out of analytics and of the sitemap: no built site has it. Source: requirements PL-5. */
const dashboardPath = '/preview';

/** The dashboard, and the address for Contentful's preview button: an entry's id leads to the page that shows the entry. */
export function dashboardRoutes(
  site: PreviewSite,
  { sent, throttled }: Pick<ServiceSettings, 'sent' | 'throttled'>,
): Hono {
  const app = new Hono().basePath(site.basePath);
  app.on('GET', [dashboardPath, `${dashboardPath}/`], throttled, async (context) => {
    context.header('cache-control', 'no-store');
    const overview = await sent.overview().catch((error: unknown) => {
      console.error(describeError(error));
      return undefined;
    });
    return context.html(dashboardPage(site, overview));
  });
  app.get(`${dashboardPath}/:entry`, (context, next) => {
    const url = site.pageOf(context.req.param('entry'));
    return url === undefined ? next() : Promise.resolve(context.redirect(under(site.basePath, url)));
  });
  return app;
}
