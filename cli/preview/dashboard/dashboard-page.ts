import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { Overview } from '../readers-sent/overview.ts';
import { faultsSection } from './faults-section.ts';
import { sentSections } from './sent-sections.ts';

type DashboardSite = Pick<PreviewSite, 'name' | 'basePath' | 'services' | 'search' | 'answers'>;

/** What readers of this preview have sent, and what anyone can type to see what goes wrong. */
export const dashboardPage = (site: DashboardSite, overview: Overview | undefined): Html =>
  ownPage(
    { basePath: site.basePath, title: site.name, width: 'wide' },
    html`
      <p class="lead">
        What readers of this preview have sent, and what to type to see how the site takes a fault.
      </p>
      <nav aria-label="The site">
        <a href="${site.basePath}">Open the site</a>
        <a href="${under(site.basePath, pages.search)}">Search page</a>
        <a href="${under(site.basePath, pages.notFound)}">Page for missing pages</a>
      </nav>
      ${overview === undefined ? unreadable : sentSections(overview, site.basePath)} ${faultsSection(site)}
    `,
  );

const unreadable = html`<p class="problem" role="alert">
  What readers sent cannot be read now; the terminal says why.
</p>`;
