import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import { type Html, ownPage, under } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { type DifferingPage, differingPages } from './differing-pages.ts';
import { pageOfRows, pagers } from './paging.ts';
import { typed } from '../row.ts';
import { verdictMark } from '../publishing-rows.ts';
import { publishingPath } from './publishing-page.ts';

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
      ? html`<p class="lead">Every page is as it is published.</p>`
      : html`<p class="lead">
            ${count(differing.length, 'page')}; a page marks its changed blocks.
            ${
              site.publishing() === undefined
                ? ''
                : html`<a href="${under(basePath, `/preview/${publishingPath}`)}"
                    >What breaks if published now</a
                  >`
            }
          </p>
          ${turn.above}
          <ol class="list" role="list">
            ${pageOfRows(differing, page).map(differingRow)}
          </ol>
          ${turn.below}`,
  );
}

const differingRow = ({ title, href, change, places, verdict }: DifferingPage): Html =>
  html`<li>
    <p class="main">
      <a href="${href}">${typed(title)}</a>
      ${change === 'edited' ? '' : html`<span class="badge ${marks[change]}">${change}</span>`}
      ${verdict === undefined ? '' : verdictMark(verdict)}
    </p>
    <p class="detail">${change === 'edited' ? count(places, 'change') : sentences[change]}</p>
  </li>`;

/** The CSS classes of marks for each kind of difference. */
const marks = { new: 'good', gone: 'error' } as const;

const sentences = {
  new: 'readers do not have it yet',
  gone: 'readers have it, the draft does not',
} as const;
