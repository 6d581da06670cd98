import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import { emptyList } from '../../own-pages/empty-list.ts';
import { type Html, ownPage } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { type DifferingPage, differingPages } from './differing-pages.ts';
import { pageOfRows, pagers } from './paging.ts';
import { typed } from '../row.ts';
import { verdictMark } from '../publishing-rows.ts';

export const differencesPath = 'differences';

/** The pages that differ from the published site. Each links to its marked blocks. */
export function differencesPage(page: number, site: PreviewSite): Html {
  const { basePath } = site;
  const differing = differingPages(site);
  const turn = pagers({ basePath, path: differencesPath, page, rows: differing.length });
  return ownPage(
    {
      basePath,
      title: 'Unpublished changes',
      width: 'wide',
      nav: previewNav(site, `/preview/${differencesPath}`),
    },
    differing.length === 0
      ? emptyList({
          isGood: true,
          text: 'Pages that differ from what readers see appear here. Every page is as it is published.',
          href: basePath,
          link: 'Open the site',
        })
      : html`<p class="lead">Pages that differ from what readers see. A page marks its changed blocks.</p>
          <div class="above">
            <p id="shown">${count(differing.length, 'page')}</p>
            ${turn.above}
          </div>
          <table class="rows differences">
            <thead>
              <tr>
                <th class="title">Page</th>
                <th class="state">State</th>
                <th class="what">Changes</th>
                <th class="publish">If published now</th>
              </tr>
            </thead>
            <tbody>
              ${pageOfRows(differing, page).map(differingRow)}
            </tbody>
          </table>
          ${turn.below}`,
  );
}

const differingRow = ({ title, href, change, places, verdict }: DifferingPage): Html =>
  html`<tr>
    <td class="title"><a href="${href}">${typed(title)}</a></td>
    <td class="state"><span class="badge ${marks[change]}">${change}</span></td>
    <td class="what">${change === 'edited' ? count(places, 'change') : sentences[change]}</td>
    <td class="publish">${verdict === undefined ? '' : verdictMark(verdict)}</td>
  </tr>`;

/** The CSS classes of marks for each kind of difference. */
const marks = { new: 'good', edited: 'warn', gone: 'error' } as const;

const sentences = {
  new: 'readers do not have it yet',
  gone: 'readers have it, the draft does not',
} as const;
