import { html } from 'hono/html';
import { settlingSentence } from '../../../schemas/report/publishing-sentences.ts';
import {
  type BroughtDiagnostic,
  type PublishItem,
  type PublishVerdict,
  publishVerdicts,
} from '../../../schemas/report/publishing.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { fieldWords } from '../../../schemas/report/field-words.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { iconLink } from '../own-pages/icon.ts';
import { entryPath, stateBadge } from './entry-row.ts';
import { actions, rowsTable } from './lists/rows-table.ts';
import { typed } from './row.ts';

/** The unpublished entries and assets, the worst first. */
export const publishItems = sameForSame(({ publishing }: Pick<PreviewSite, 'publishing'>) =>
  publishVerdicts.flatMap((verdict) => publishing()?.items.filter((item) => item.verdict === verdict) ?? []),
);

/** What is known of publishing one entry or asset; undefined if it has no unpublished changes. */
export const publishItemOf = (id: string, site: Pick<PreviewSite, 'publishing'>): PublishItem | undefined =>
  byId(site).get(id);

const byId = sameForSame(
  (site: Pick<PreviewSite, 'publishing'>) => new Map(publishItems(site).map((item) => [item.id, item])),
);

/** The words of a verdict, and the class of its mark. */
const verdicts: Readonly<Record<PublishVerdict, { readonly words: string; readonly mark: string }>> = {
  breaks: { words: 'brings errors', mark: 'error' },
  warns: { words: 'brings warnings', mark: 'warn' },
  ready: { words: 'ready to publish', mark: 'good' },
};

/** The most findings of an entry in the list; its page has all. */
const maxFindings = 3;

/** Unpublished entries and assets with their verdicts, and below each its first findings. */
export const publishTable = (
  items: readonly PublishItem[],
  { basePath }: Pick<PreviewSite, 'basePath'>,
): Html => {
  const aboutOf = ({ id }: PublishItem) => under(basePath, entryPath(id));
  return rowsTable<PublishItem>({
    name: 'publishing',
    columns: [
      {
        name: 'title',
        title: 'Title',
        cell: (item) => html`<a href="${aboutOf(item)}">${typed(titleOf(item))}</a>`,
      },
      { name: 'type', title: 'Type', cell: typeOf },
      { name: 'state', title: 'State', cell: ({ state }) => stateBadge(state) },
      { name: 'publish', title: 'If published now', cell: ({ verdict }) => verdictMark(verdict) },
      {
        name: 'acts',
        title: actions,
        cell: (item) =>
          iconLink({ href: item.edit, shape: 'edit', label: 'Edit in Contentful', of: titleOf(item) }),
      },
    ],
    groups: [{ rows: items }],
    below: (item) => (item.findings.length === 0 ? undefined : firstFindings(item, aboutOf(item))),
  });
};

const typeOf = ({ typeName, contentType }: PublishItem): string => typeName ?? contentType ?? 'asset';

const titleOf = (item: PublishItem): string => item.title?.trim() || `Untitled ${typeOf(item)}`;

function firstFindings({ id, findings }: PublishItem, about: string): Html {
  const rest = findings.length - maxFindings;
  return html`<ul class="list brought" role="list">
    ${findings.slice(0, maxFindings).map((finding) => broughtRow(finding, id))}
    ${rest > 0 ? html`<li class="detail"><a href="${about}">${rest} more</a></li>` : ''}
  </ul>`;
}

export const verdictMark = (verdict: PublishVerdict): Html =>
  html`<span class="badge ${verdicts[verdict].mark}">${verdicts[verdict].words}</span>`;

/** A finding that publishing brings, with its place if that is elsewhere. */
export function broughtRow(finding: BroughtDiagnostic, item: string): Html {
  const { severity, message, entry } = finding;
  const settling = settlingSentence(finding);
  const where = [
    ...(entry === null || entry.id === item
      ? []
      : [`${entry.typeName ?? entry.contentType} "${entry.title ?? entry.id}"`]),
    ...(finding.field === undefined ? [] : [fieldWords(finding)]),
  ].join(' > ');
  return html`<li>
    <p><span class="badge ${severity}">${severityWords[severity].one.toLowerCase()}</span> ${message}</p>
    <p class="detail">
      ${where === '' ? '' : html`${typed(where)} `}${settling === undefined ? '' : html`<strong>${settling}</strong>`}
    </p>
  </li>`;
}
