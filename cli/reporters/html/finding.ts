import type { Diagnostic, Severity } from '../../../schemas/report/diagnostic.ts';
import { editAddressOf } from '../../../schemas/report/edit-address.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { suggestionBesideAct } from '../grouping.ts';
import { isShown } from '../text/excerpt.ts';
import { readableSpotOf, whereSeen } from '../text/place.ts';
import { codeIn } from './code-in.ts';
import { drawn, pencilShape, severityIcon } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { ownerIn } from './owner.ts';
import { sentenceOf } from './shared-sentences.ts';

/** The data of a preview that a report does not have. */
export interface Added {
  /** The pages that show the finding, as links. */
  readonly pages?: Markup | undefined;
  /** The URLs of these pages, for the filter. */
  readonly urls?: readonly string[];
}

interface Shared {
  readonly severity?: Severity | undefined;
  readonly advice?: boolean;
  readonly cause?: boolean;
  /** What several findings of the group say. */
  readonly sentences?: readonly string[];
  /** The page is about the entry or asset of the finding. */
  readonly owner?: boolean;
}

export interface FindingOptions {
  /** What all findings of the group share. It is shown only where findings are grouped otherwise. */
  readonly shared: Shared;
  readonly added?: Added | undefined;
  /** A link to the page about the rule. Without it, the command that explains the rule is shown. */
  readonly ruleLink: Markup | undefined;
}

/** A finding: where, what and the advice, which open to the rest. Its attributes hold what the filters need. */
export function findingItem(diagnostic: Diagnostic, options: FindingOptions): Markup {
  const { severity, rule, entry } = diagnostic;
  const { type, name, key } = ownerIn(diagnostic);
  const person = entry?.changedBy;
  const edit = editAddressOf(diagnostic);
  return html`<li
    class="finding"
    data-severity="${severity}"
    data-rule="${rule}"
    data-type="${type}"
    data-owner="${key}"
    data-page="${(options.added?.urls ?? []).join(' ')}"
    ${person !== undefined && html` data-person="${person}"`}
  >
    <details>
      <summary>${lines(diagnostic, options)}</summary>
      <div class="rest">${rest(diagnostic, options)}</div>
    </details>
    ${isOfTheWeb(edit) && editLink(edit, name)}
  </li> `;
}

/** A link to the Contentful web app: a button, or a pencil on a narrow screen. */
export const editLink = (edit: string, name: string): Markup =>
  html`<a class="button edit" href="${edit}" target="_blank" rel="noopener noreferrer"
    >${drawn(pencilShape, 'pencil')}<span>Edit</span
    ><span class="spoken"> in Contentful: ${name} (opens in a new tab)</span></a
  >`;

function lines(diagnostic: Diagnostic, { shared }: FindingOptions): Markup {
  const { severity, message, advice, source, cause } = diagnostic;
  const { type, name } = ownerIn(diagnostic);
  const line = source?.line === undefined ? '' : `line ${source.line}`;
  const spot = `${line} ${readableSpotOf(diagnostic)}`.trim();
  return html`<span class="head"
      ><span class="badge ${severity}${severity === shared.severity && ' shared'}"
        >${severityIcon(severity)}${severityWords[severity].one}</span
      >
      ${shared.owner !== true && html`<bdi class="owner">${name}</bdi> <span class="type">${type === 'file' ? fileWords(diagnostic) : type}</span>`}
      ${spot !== '' && html`<span class="spot">${spot}</span>`}</span
    >
    <span class="second"
      ><span class="message${shared.sentences?.includes(sentenceOf(diagnostic)) && ' shared'}"
        >${codeIn(message)}</span
      >${nearMiss(diagnostic, shared)}</span
    >
    <span class="fix${(cause === undefined ? shared.advice : shared.cause) && ' shared'}"
      ><b>To fix:</b> ${codeIn(cause === undefined ? advice : `${cause.act}.`)}</span
    >`;
}

/** Of what editors do not find in Contentful. */
const fileWords = ({ rule }: Diagnostic): string =>
  rule.startsWith('redirects/')
    ? 'the redirect table (a file, not in Contentful)'
    : 'a file, not in Contentful';

function nearMiss(diagnostic: Diagnostic, { cause }: Shared): Markup | false {
  const { suggestion } = diagnostic;
  const isShared = cause === true && suggestionBesideAct(diagnostic) === undefined;
  return (
    suggestion !== undefined &&
    html`<span ${isShared && html`class="shared"`}>
      Did you mean <code class="near">${suggestion}</code>?</span
    >`
  );
}

function rest(diagnostic: Diagnostic, { added, ruleLink }: FindingOptions): Markup {
  const { rule, excerpt, entry, cause, advice } = diagnostic;
  const seen = whereSeen(diagnostic);
  const pages = added === undefined ? seen !== '' && html`Seen ${seen}` : added.pages;
  const person = entry?.changedBy;
  return html`${isShown(excerpt) && shownExcerpt(excerpt)}
    ${cause !== undefined && html`<p><b>Or here:</b> ${codeIn(advice)}</p>`}
    <p class="ways">
      ${pages && html`<span>${pages}</span>`}
      ${person !== undefined && html`<span>changed last by <bdi>${person}</bdi></span>`}
      <span
        >${ruleLink === undefined ? html`<code>fieldbook explain ${rule}</code>` : html`rule ${ruleLink}`}</span
      >
    </p>`;
}

const shownExcerpt = ({ before, bad, after }: NonNullable<Diagnostic['excerpt']>): Markup =>
  html`<p class="excerpt" dir="auto">
    ${before}${bad === '' ? html`<mark class="gap"><span class="spoken">here</span></mark>` : html`<mark>${bad}</mark>`}${after}
  </p>`;

/** Links only to http and https URLs, never to a `javascript:` URL. */
export const isOfTheWeb = (address: string | undefined): address is string =>
  /^https?:\/\//u.test(address ?? '');
