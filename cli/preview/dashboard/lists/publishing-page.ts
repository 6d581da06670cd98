import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import type { PublishingReport, PublishItem, PublishVerdict } from '../../../../schemas/report/publishing.ts';
import { severityWords } from '../../../../schemas/report/severity-words.ts';
import { emptyList } from '../../own-pages/empty-list.ts';
import { listTabs } from '../../own-pages/list-tabs.ts';
import { type Html, ownPage, under } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { publishItems, publishTable } from '../publishing-rows.ts';
import { section } from '../section.ts';
import { pageOfRows, pagers } from './paging.ts';

export const publishingPath = 'publishing';
const title = 'If published now';

interface PublishTab {
  /** The path of its list below `/preview/`. */
  readonly path: string;
  readonly label: string;
  /** What publishing its items brings; absent: anything. */
  readonly verdict?: PublishVerdict;
}

/** The lists of unpublished entries and assets. */
export const publishTabs: readonly PublishTab[] = [
  { path: publishingPath, label: 'All' },
  { path: `${publishingPath}/breaks`, label: 'Errors', verdict: 'breaks' },
  { path: `${publishingPath}/warns`, label: 'Warnings', verdict: 'warns' },
  { path: `${publishingPath}/ready`, label: 'Ready', verdict: 'ready' },
];

/** The unpublished entries and assets of a tab, the worst first. */
export const publishItemsIn = ({ verdict }: PublishTab, site: PreviewSite): readonly PublishItem[] =>
  publishItems(site).filter((item) => verdict === undefined || item.verdict === verdict);

/** The unpublished entries and assets of a tab, with what publishing each by itself would bring to the site. */
export function publishingPage(
  { tab, page }: { readonly tab: PublishTab; readonly page: number },
  site: PreviewSite,
): Html {
  const { basePath } = site;
  const report = site.publishing();
  const items = publishItemsIn(tab, site);
  const turn = pagers({ basePath, path: tab.path, page, rows: items.length });
  return ownPage(
    { basePath, title, width: 'wide', nav: previewNav(site, `/preview/${publishingPath}`) },
    report === undefined || report.items.length === 0
      ? emptyList({
          text:
            report === undefined
              ? 'What publishing brings is known only for the content of now, not for a release or a later time.'
              : 'Drafts and edits, with what publishing them brings, appear here. Everything is published.',
          href: under(basePath, '/preview/entries'),
          link: 'Show all entries',
          isGood: report !== undefined,
        })
      : html`<p class="lead">What publishing each draft or edit by itself brings to the site.</p>
          ${listTabs(
            'Drafts and edits by what publishing brings',
            publishTabs.map((each) => ({
              href: under(basePath, `/preview/${each.path}`),
              label: each.label,
              number: publishItemsIn(each, site).length,
              isCurrent: each === tab,
            })),
          )}
          ${turn.above}
          ${
            items.length === 0
              ? emptyList({
                  text: 'No draft or edit has this result.',
                  href: under(basePath, `/preview/${publishingPath}`),
                  link: 'Show all of them',
                })
              : publishTable(pageOfRows(items, page), site)
          }
          ${turn.below} ${jointSection(report)}`,
  );
}

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
