import type { Diagnostic, Severity } from '../../../schemas/report/diagnostic.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { type Grouping, groupSize, groupsOf, titledGroups } from '../grouping.ts';
import { groupByRule } from '../group-by-rule.ts';
import { type Added, findingItem, type FindingOptions, isOfTheWeb } from './finding.ts';
import { html, type Markup } from './markup.ts';

/** Findings below a heading. */
export interface FindingGroup {
  readonly title: string;
  /** Beside the heading: the rule's id, the address of the page. */
  readonly note?: string | undefined;
  readonly severity: Severity;
  /** What stands above the findings. */
  readonly about: readonly Markup[];
  readonly shared: FindingOptions['shared'];
  readonly diagnostics: readonly Diagnostic[];
  /** How many findings the group has; more than `diagnostics` where others are on another page. */
  readonly total: number;
}

/** The groups of findings as pages show them. By cause, findings that share none are grouped by rule. */
export function findingGroups(
  diagnostics: readonly Diagnostic[],
  grouping: Grouping = 'cause',
): FindingGroup[] {
  if (grouping === 'rule') return groupsByRule(diagnostics);
  if (grouping !== 'cause') return groupsOf(diagnostics, grouping).map((group) => plainGroup(group));
  const { groups, others } = titledGroups(diagnostics, 'cause');
  const causes = groups.map((group) => ({
    ...plainGroup(group),
    about: [
      html`<p>
        This ${groupSize(group.diagnostics, 'cause')}.
        ${
          isOfTheWeb(group.edit) &&
          html`<a href="${group.edit}" target="_blank" rel="noopener noreferrer"
            >Do it in Contentful<span class="spoken">: ${group.title} (opens in a new tab)</span></a
          >`
        }
      </p>`,
    ],
    shared: { ...sharedBy(group.diagnostics), cause: true, advice: true },
  }));
  return [...causes, ...groupsByRule(others)];
}

const plainGroup = ({
  title,
  diagnostics,
}: {
  readonly title: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}): FindingGroup => ({
  title: title ?? '',
  severity: diagnostics[0]?.severity ?? 'info',
  about: [],
  shared: {},
  diagnostics,
  total: diagnostics.length,
});

export const groupsByRule = (diagnostics: readonly Diagnostic[]): FindingGroup[] =>
  groupByRule(diagnostics).map(({ rule, severity, summary, advice, diagnostics: ofRule }) => ({
    title: summary ?? rule,
    note: rule,
    severity,
    about: advice === undefined ? [] : [html`<p><b>To fix:</b> ${advice}</p>`],
    shared: { ...sharedBy(ofRule), advice: advice !== undefined },
    diagnostics: ofRule,
    total: ofRule.length,
  }));

const sharedBy = ([first]: readonly Diagnostic[]): { readonly severity?: Severity } =>
  first === undefined ? {} : { severity: first.severity };

interface GroupOptions {
  readonly isOpen: boolean;
  /** The group is within a section that has its own heading. */
  readonly isNested?: boolean;
  /** A link to the page about a rule. Without it, the command that explains the rule is shown. */
  readonly ruleName?: (rule: string) => Markup;
  readonly addedTo?: (diagnostic: Diagnostic) => Added;
}

const explained = (rule: string): Markup => html`<code>fieldbook explain ${rule}</code>`;

/** A group of findings that opens and closes. */
export const groupMarkup = (
  { title, note, severity, about, shared, diagnostics, total }: FindingGroup,
  { isOpen, isNested = false, ruleName = explained, addedTo }: GroupOptions,
): Markup =>
  html`<details class="group" ${isOpen && html` open`}>
    <summary>
      <span class="badge ${severity}">${severityWords[severity].one.toLowerCase()}</span>
      ${isNested ? html`<h3>${heading(title, note)}</h3>` : html`<h2>${heading(title, note)}</h2>`}
      <span class="count">${total}</span>
    </summary>
    ${about.length > 0 && html`<div class="about">${about}</div>`}
    <ul class="list">
      ${diagnostics.map((each) =>
        findingItem(each, { shared, added: addedTo?.(each), ruleName: ruleName(each.rule) }),
      )}
    </ul>
  </details> `;

const heading = (title: string, note: string | undefined): Markup =>
  html`<bdi>${title}</bdi
    >${note !== undefined && note !== title && html` <code class="quiet">${note}</code>`}`;
