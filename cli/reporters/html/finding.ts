import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { isShown } from '../text/excerpt.ts';
import { readableSpotOf, whereSeen } from '../text/place.ts';
import { html, type Markup } from './markup.ts';
import { ownerIn } from './owner.ts';

/** The data of a preview that a report does not have. */
export interface Added {
  /** The page that shows the finding. */
  readonly pages?: Markup | undefined;
}

/** A finding. In a group it leaves out the advice that all share. Its attributes hold what the filters need. */
export function findingItem(
  diagnostic: Diagnostic,
  { isAdviceShared, added = {} }: { readonly isAdviceShared: boolean; readonly added?: Added },
): Markup {
  const { severity, rule, message, suggestion, advice, excerpt, entry, asset, source } = diagnostic;
  const { type, name, key } = ownerIn(diagnostic);
  const line = source?.line === undefined ? '' : `line ${source.line}`;
  const spot = `${line} ${readableSpotOf(diagnostic)}`.trim();
  const seen = whereSeen(diagnostic);
  const { pages } = added;
  const person = entry?.changedBy;
  const edit = entry?.edit ?? asset?.edit;
  return html`<li
    data-severity="${severity}"
    data-rule="${rule}"
    data-type="${type}"
    data-owner="${key}"
    ${person !== undefined && html` data-person="${person}"`}
  >
    <p class="head">
      <span class="severity ${severity}">${severity}</span> <bdi class="owner">${name}</bdi>
      <span class="type">${type}</span> ${spot !== '' && html`<span class="spot">${spot}</span>`}
      <code class="rule">${rule}</code>
    </p>
    ${isShown(excerpt) && shownExcerpt(excerpt)}
    <p class="message">${message}</p>
    ${suggestion !== undefined && html`<p>Did you mean <code class="near">${suggestion}</code>?</p>`}
    <p ${isAdviceShared && html`class="shared"`}><b>To fix:</b> ${advice}</p>
    <p class="ways">
      ${pages === undefined ? seen !== '' && html`<span>Seen ${seen}</span>` : html`<span>${pages}</span>`}
      ${person !== undefined && html`<span>changed last by <bdi>${person}</bdi></span>`}
      ${
        isOfTheWeb(edit) &&
        html`<a class="edit" href="${edit}" target="_blank" rel="noopener noreferrer"
          >Edit in Contentful<span class="spoken">: ${name} (opens in a new tab)</span></a
        >`
      }
    </p>
  </li> `;
}

const shownExcerpt = ({ before, bad, after }: NonNullable<Diagnostic['excerpt']>): Markup =>
  html`<p class="excerpt" dir="auto">
    ${before}${bad === '' ? html`<mark class="gap"><span class="spoken">here</span></mark>` : html`<mark>${bad}</mark>`}${after}
  </p>`;

/** Links only to http and https URLs, never to a `javascript:` URL. */
export const isOfTheWeb = (address: string | undefined): address is string =>
  /^https?:\/\//u.test(address ?? '');
