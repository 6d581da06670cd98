import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import type { PublishingReport, PublishVerdict } from '../../../../schemas/report/publishing.ts';
import { publishVerdicts } from '../../../../schemas/report/publishing.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { emptyList } from '../../own-pages/empty-list.ts';
import { type Html, ownPage, under } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { publishItems, publishRows } from '../publishing-rows.ts';
import { section } from '../section.ts';
import { pageOfRows, pagers } from './paging.ts';

export const publishingPath = 'publishing';
const title = 'If published now';

/** Every unpublished entry and asset, with what publishing it by itself would bring to the site. */
export function publishingPage(page: number, site: PreviewSite): Html {
  const { basePath } = site;
  const report = site.publishing();
  const items = publishItems(site);
  const turn = pagers({ basePath, path: publishingPath, page, rows: items.length });
  return ownPage(
    { basePath, title, width: 'wide', nav: previewNav(site, `/preview/${publishingPath}`) },
    report === undefined || items.length === 0
      ? emptyList({
          isGood: report !== undefined,
          text:
            report === undefined
              ? 'What publishing brings is known only for the content of now, not for a release or a later time.'
              : 'Drafts and edits, with what publishing them brings, appear here. Everything is published.',
          href: under(basePath, '/preview/entries'),
          link: 'Show all entries',
        })
      : html`<p class="lead">What publishing each draft or edit by itself brings to the site.</p>
          ${tiles(report)}
          <div class="above">
            <p id="shown">${count(items.length, 'entry or asset', 'entries and assets')}</p>
            ${turn.above}
          </div>
          <table class="rows publishing">
            <thead>
              <tr>
                <th class="title">Title</th>
                <th class="type">Type</th>
                <th class="state">State</th>
                <th class="publish">If published now</th>
                <th class="acts"><span class="spoken">Actions</span></th>
              </tr>
            </thead>
            <tbody>
              ${pageOfRows(items, page).map((item) => publishRows(item, site))}
            </tbody>
          </table>
          ${turn.below} ${jointSection(report)}`,
  );
}

const tileWords: Readonly<Record<PublishVerdict, { readonly words: string; readonly kind: string }>> = {
  breaks: { words: 'bring errors', kind: 'error' },
  warns: { words: 'bring warnings only', kind: 'warn' },
  ready: { words: 'are ready to publish', kind: 'plain' },
};

const tiles = ({ items }: PublishingReport): Html =>
  html`<dl class="tiles">
    ${publishVerdicts.map((verdict) => {
      const number = items.filter((item) => item.verdict === verdict).length;
      const { words, kind } = tileWords[verdict];
      return html`<div class="${number === 0 ? 'plain' : kind}">
        <dt>${words}</dt>
        <dd>${number.toLocaleString('en-US')}</dd>
      </div>`;
    })}
  </dl>`;

const jointSection = ({ joint }: PublishingReport): Html | string =>
  joint.length === 0
    ? ''
    : section(
        { id: 'joint', title: `${count(joint.length, 'finding')} only if several are published` },
        html`<ol class="list" role="list">
          ${joint.map(
            ({ severity, message, items }) =>
              html`<li>
                <p class="main">
                  <span class="badge ${severity}">${severityWords[severity].one.toLowerCase()}</span>
                  ${message}
                </p>
                <p class="detail">${items.map((each) => each.title ?? each.id).join(', ')}</p>
              </li>`,
          )}
        </ol>`,
      );
