import { html, raw } from 'hono/html';
import { severityMark } from '../../../reporters/html/icons.ts';
import { count } from '../../../../schemas/base/count.ts';
import type { PublishingReport, PublishItem } from '../../../../schemas/report/publishing.ts';
import { emptyList } from '../../own-pages/empty-list.ts';
import { type Html, ownPage, under } from '../../own-pages/own-page.ts';
import { previewNav } from '../../own-pages/preview-nav.ts';
import type { PreviewSite } from '../../preview-site.ts';
import { publishItems, publishTable } from '../publishing-rows.ts';
import { section } from '../section.ts';
import { type ListTab, tabbedList } from './tabbed-list.ts';
import { verdictTabs } from './verdict-tabs.ts';

export const publishingPath = 'publishing';
const title = 'If published now';

/** The lists of unpublished entries and assets. */
export const publishTabs = verdictTabs<PublishItem>(publishingPath, {
  text: 'No draft or edit has this result.',
});

/** The unpublished entries and assets of a tab, with what publishing each by itself would bring to the site. */
export function publishingPage(
  { tab, page }: { readonly tab: ListTab<PublishItem>; readonly page: number },
  site: PreviewSite,
): Html {
  const { basePath } = site;
  const report = site.publishing();
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
          ${tabbedList({
            label: 'Drafts and edits by what publishing brings',
            tabs: publishTabs,
            tab,
            page,
            rows: publishItems(site),
            table: (items) => publishTable(items, site),
            basePath,
          })}
          ${jointSection(report)}`,
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
                <p class="main">${raw(severityMark(severity).html)} ${message}</p>
                <p class="detail">${items.map((each) => each.title ?? each.id).join(', ')}</p>
              </li>`,
          )}
        </ol>`,
      );
