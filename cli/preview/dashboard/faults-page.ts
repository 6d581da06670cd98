import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import { ownFiles } from '../own-pages/own-files.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import { faultsSection } from './faults-section.ts';

type FaultySite = NavSite & Pick<PreviewSite, 'services' | 'search' | 'answers'>;

/** The page of all texts that make a service fail. */
export const faultsPage = (site: FaultySite): Html =>
  ownPage(
    {
      basePath: site.basePath,
      title: 'Simulate failures',
      width: 'wide',
      nav: previewNav(site, '/preview/faults'),
      scripts: [ownFiles.copy],
    },
    html`<p class="lead">
        Press a text, or copy it and type it where its group says, to see what readers see when a service
        fails.
      </p>
      <p class="links">
        <a class="button" href="${under(site.basePath, pages.search)}">Search page</a>
        <a class="button" href="${under(site.basePath, pages.notFound)}">Page for missing pages</a>
      </p>
      ${faultsSection(site)}`,
  );
