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
import { badges, entryPath } from './entry-row.ts';
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
  breaks: { words: 'breaks if published now', mark: 'error' },
  warns: { words: 'brings warnings', mark: 'warn' },
  ready: { words: 'ready to publish', mark: 'good' },
};

/** The most findings of an entry in the list; its page has all. */
const maxFindings = 3;

/** An unpublished entry or asset with its verdict, and below it its first findings. */
export function publishRows(item: PublishItem, { basePath }: Pick<PreviewSite, 'basePath'>): Html {
  const type = item.typeName ?? item.contentType ?? 'asset';
  const title = item.title?.trim() || `Untitled ${type}`;
  const about = under(basePath, entryPath(item.id));
  const rest = item.findings.length - maxFindings;
  return html`<tr>
      <td class="title"><a href="${about}">${typed(title)}</a></td>
      <td class="type">${type}</td>
      <td class="state"><span class="badge ${badges[item.state]}">${item.state}</span></td>
      <td class="publish">${verdictMark(item.verdict)}</td>
      <td class="acts">
        ${iconLink({ href: item.edit, shape: 'edit', label: 'Edit in Contentful', of: title })}
      </td>
    </tr>
    ${
      item.findings.length === 0
        ? ''
        : html`<tr class="below">
            <td colspan="5">
              <ul class="list brought" role="list">
                ${item.findings.slice(0, maxFindings).map((finding) => broughtRow(finding, item.id))}
                ${rest > 0 ? html`<li class="detail"><a href="${about}">${rest} more</a></li>` : ''}
              </ul>
            </td>
          </tr>`
    }`;
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
