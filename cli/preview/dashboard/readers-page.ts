import { html } from 'hono/html';
import { type Html, ownPage } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { EventSite } from './event-rows.ts';
import { eventSections, type ReadersOverview } from './event-sections.ts';

/** The page of reader events. `shownWhole`: the list that shows all of its rows. */
export const readersPage = (
  site: NavSite & EventSite & Pick<PreviewSite, 'places'>,
  overview: ReadersOverview | undefined,
  shownWhole: string | undefined,
): Html =>
  ownPage(
    {
      basePath: site.basePath,
      title: 'Readers',
      width: 'wide',
      nav: previewNav(site, '/preview/readers'),
    },
    overview === undefined
      ? unreadable
      : html`<p class="lead">What readers have searched, asked and rated in this preview.</p>
          ${eventSections(overview, site, shownWhole)}`,
  );

export const unreadable = html`<p class="problem" role="alert">
  What readers sent cannot be read now; the terminal says why.
</p>`;
