import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import { faultsSection } from './faults-section.ts';

type FaultySite = Pick<PreviewSite, 'basePath' | 'isStatic' | 'services' | 'search' | 'answers'>;

/** The page of all texts that make a service fail. */
export const faultsPage = (site: FaultySite): Html =>
  ownPage(
    {
      basePath: site.basePath,
      title: 'Simulate failures',
      width: 'wide',
      nav: previewNav(site, '/preview/faults'),
    },
    html`<p class="lead">What to type to see how the site takes a fault of a service.</p>
      <nav aria-label="Where to type it">
        <a href="${under(site.basePath, pages.search)}">Search page</a>
        <a href="${under(site.basePath, pages.notFound)}">Page for missing pages</a>
      </nav>
      ${faultsSection(site)}`,
  );
