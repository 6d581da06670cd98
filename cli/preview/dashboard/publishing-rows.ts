import { html, raw } from 'hono/html';
import { settlingSentence } from '../../../schemas/report/publishing-sentences.ts';
import {
  type BroughtDiagnostic,
  type PublishItem,
  type PublishVerdict,
  publishVerdicts,
} from '../../../schemas/report/publishing.ts';
import { severities } from '../../../schemas/report/diagnostic.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { fieldWords } from '../../../schemas/report/field-words.ts';
import { count } from '../../../schemas/base/count.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import { severityMark } from '../../reporters/html/icons.ts';
import { groupBy } from '../../reporters/group-by.ts';
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
  breaks: { words: 'Brings errors', mark: 'error' },
  warns: { words: 'Brings warnings', mark: 'warn' },
  ready: { words: 'Ready to publish', mark: 'good' },
};

/** The most findings of an entry in the list; its page has all. */
const maxFindings = 10;

/** Unpublished entries and assets by verdict, and below each its findings, folded to the first. */
export const publishTable = (
  items: readonly PublishItem[],
  { basePath }: Pick<PreviewSite, 'basePath'>,
): Html => {
  const aboutOf = ({ id }: PublishItem) => under(basePath, entryPath(id));
  const byVerdict = groupBy(items, ({ verdict }) => verdict);
  return rowsTable<PublishItem>({
    name: 'publishing',
    columns: [
      {
        name: 'title',
        title: 'Title',
        cell: (item) => html`<a href="${aboutOf(item)}">${typed(titleOf(item))}</a>`,
      },
      { name: 'type', title: 'Type', cell: typeOf },
      { name: 'state', title: 'State', cell: ({ state }) => (state === 'draft' ? stateBadge(state) : '') },
      { name: 'publish', title: 'If published now', cell: findingCounts },
      {
        name: 'acts',
        title: actions,
        cell: (item) =>
          iconLink({ href: item.edit, shape: 'edit', label: 'Edit in Contentful', of: titleOf(item) }),
      },
    ],
    groups: Array.from(byVerdict, ([verdict, rows]) => ({
      ...(byVerdict.size > 1 && {
        heading: html`${verdicts[verdict].words} <span class="quiet">${rows.length}</span>`,
      }),
      rows,
    })),
    below: (item) => foldedFindings(item, aboutOf(item)),
  });
};

/** `3 errors`, `1 warning`. */
const findingCounts = ({ findings }: PublishItem): Html | string => {
  const found = severities.flatMap((severity) => {
    const number = findings.filter((each) => each.severity === severity).length;
    const word = severityWords[severity].one.toLowerCase();
    return number === 0 ? [] : html`<span class="badge ${severity}">${count(number, word)}</span> `;
  });
  return found.length === 0 ? '' : html`${found}`;
};

const typeOf = ({ typeName, contentType }: PublishItem): string => typeName ?? contentType ?? 'asset';

const titleOf = (item: PublishItem): string => item.title?.trim() || `Untitled ${typeOf(item)}`;

function foldedFindings({ id, findings }: PublishItem, about: string): Html | undefined {
  const [first, ...others] = findings;
  if (first === undefined) return undefined;
  const rest = findings.length - maxFindings;
  return html`<details class="brought">
    <summary>${first.message}</summary>
    ${placeOf(first, id)}
    ${
      others.length === 0
        ? ''
        : html`<ul class="list" role="list">
            ${others.slice(0, maxFindings - 1).map((finding) => broughtRow(finding, id))}
          </ul>`
    }
    ${rest > 0 ? html`<p class="detail"><a href="${about}">${rest} more</a></p>` : ''}
  </details>`;
}

export const verdictMark = (verdict: PublishVerdict): Html =>
  html`<span class="badge ${verdicts[verdict].mark}">${verdicts[verdict].words}</span>`;

/** A finding that publishing brings, with its place if that is elsewhere. */
export const broughtRow = (finding: BroughtDiagnostic, item: string): Html =>
  html`<li class="hanging">
    ${raw(severityMark(finding.severity).html)}
    <div>
      <p>${finding.message}</p>
      ${placeOf(finding, item)}
    </div>
  </li>`;

function placeOf(finding: BroughtDiagnostic, item: string): Html {
  const { entry } = finding;
  const settling = settlingSentence(finding);
  const where = [
    ...(entry === null || entry.id === item
      ? []
      : [`${entry.typeName ?? entry.contentType} "${entry.title ?? entry.id}"`]),
    ...(finding.field === undefined ? [] : [fieldWords(finding)]),
  ].join(' > ');
  return html`<p class="detail">
    ${where === '' ? '' : html`${typed(where)} `}${settling === undefined ? '' : html`<strong>${settling}</strong>`}
  </p>`;
}
