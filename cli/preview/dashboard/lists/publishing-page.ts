import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { publishingSentence } from '../../../../schemas/report/publishing-sentences.ts';
import { type Html, ownPage } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { publishItems, publishRow } from '../publishing-rows.ts';
import { scrolledList, section } from '../section.ts';
import { pageOfRows, pagers } from './paging.ts';

export const publishingPath = 'publishing';
const title = 'If published now';

/** Every unpublished entry and asset, with what publishing it by itself would bring to the site. */
export function publishingPage(page: number, site: PreviewSite): Html {
  const { basePath } = site;
  const items = publishItems(site);
  const turn = pagers({ basePath, path: publishingPath, page, rows: items.length });
  const joint = site.publishing()?.joint ?? [];
  return ownPage(
    { basePath, title, width: 'wide', nav: previewNav(site, `/preview/${publishingPath}`) },
    items.length === 0
      ? html`<p class="lead">Everything is published.</p>`
      : html`<p class="lead">${publishingSentence({ items })}.</p>
          ${turn.above}
          <ol class="list" role="list">
            ${pageOfRows(items, page).map((item) => publishRow(item, site))}
          </ol>
          ${turn.below}
          ${
            joint.length === 0
              ? ''
              : section(
                  { id: 'joint', title: `${count(joint.length, 'finding')} only if several are published` },
                  scrolledList(
                    'Findings of several',
                    joint.map(
                      ({ severity, message, items: several }) =>
                        html`<li>
                          <p class="main">
                            <span class="badge ${severity}"
                              >${severityWords[severity].one.toLowerCase()}</span
                            >
                            ${message}
                          </p>
                          <p class="detail">${several.map((each) => each.title ?? each.id).join(', ')}</p>
                        </li>`,
                    ),
                    '',
                  ),
                )
          }`,
  );
}
