import { type Diagnostic, severities, type Severity } from '../../../schemas/report/diagnostic.ts';
import { editAddressOf } from '../../../schemas/report/edit-address.ts';
import { type Grouping, groupsOf, mostErrorsFirst, titledGroups } from '../grouping.ts';
import { groupByRule, type RuleGroup } from '../group-by-rule.ts';
import { countsBySeverity, worstSeverity } from '../../../schemas/report/severity-counts.ts';
import { type Added, findingItem, type FindingOptions, isOfTheWeb } from './finding.ts';
import { codeIn } from './code-in.ts';
import { severityMark } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { ownerIn } from './owner.ts';
import { sharedSentences } from './shared-sentences.ts';

/** Findings below a heading. */
export interface FindingGroup {
  readonly title: string;
  /** The rule that all of them break. */
  readonly rule?: string | undefined;
  /** Beside the heading: the address of the page. */
  readonly note?: string | undefined;
  /** That of the worst finding. */
  readonly severity: Severity;
  /** What an editor does about all of them. */
  readonly advice?: string | undefined;
  /** Where that is done in the Contentful web app. */
  readonly edit?: string | undefined;
  readonly shared: FindingOptions['shared'];
  readonly diagnostics: readonly Diagnostic[];
  /** `11 errors, 2 warnings`; more than `diagnostics` has if others are on another page of the list. */
  readonly size: string;
}

/** The groups of findings as pages show them. By cause, findings that share none are grouped by rule. */
export function findingGroups(
  diagnostics: readonly Diagnostic[],
  grouping: Grouping = 'cause',
): FindingGroup[] {
  if (grouping === 'rule') return groupByRule(diagnostics).map(actGroup);
  if (grouping !== 'cause') return groupsOf(diagnostics, grouping).map((group) => plainGroup(group));
  const { groups, others } = titledGroups(diagnostics, 'cause');
  const causes = groups.map((group) => ({
    ...plainGroup(group),
    edit: group.edit,
    shared: {
      severity: sharedSeverity(group.diagnostics),
      cause: true,
      advice: true,
      sentences: sharedSentences(group.diagnostics),
    },
  }));
  return mostErrorsFirst([...causes, ...groupByRule(others).map(actGroup)]);
}

/** A group with its errors first. */
export const plainGroup = ({
  title = '',
  diagnostics,
}: {
  readonly title: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}): FindingGroup => ({
  title,
  severity: worstSeverity(diagnostics),
  shared: {},
  diagnostics: diagnostics.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  ),
  size: countsBySeverity(diagnostics),
});

/** Findings by rule. The headings say what the rules ask for. */
export const groupsByRule = (diagnostics: readonly Diagnostic[]): FindingGroup[] =>
  groupByRule(diagnostics).map(ruleGroup);

const ruleGroup = ({ rule, severity, summary, advice, diagnostics }: RuleGroup): FindingGroup => ({
  ...plainGroup({ title: summary ?? rule, diagnostics }),
  rule,
  advice,
  shared: { severity, advice: advice !== undefined, sentences: sharedSentences(diagnostics) },
});

/** The findings of a rule below what an editor does about them. */
function actGroup(group: RuleGroup): FindingGroup {
  const { advice, usualAdvice, diagnostics } = group;
  const [first, ...others] = diagnostics;
  if (first !== undefined && others.length === 0) return { ...ruleGroup(group), ...singleAct(first) };
  const title = firstSentence(advice ?? usualAdvice ?? '') || ruleGroup(group).title;
  return { ...ruleGroup(group), title, advice: `${title}.` === advice ? undefined : advice };
}

/** The act for one finding, and where it is done. */
function singleAct(diagnostic: Diagnostic): Partial<FindingGroup> & Pick<FindingGroup, 'title'> {
  const { cause, advice } = diagnostic;
  const edit = cause?.edit ?? editAddressOf(diagnostic);
  const shared = { severity: diagnostic.severity };
  if (cause !== undefined)
    return { title: cause.act, advice: undefined, edit, shared: { ...shared, cause: true } };
  return { title: `${ownerIn(diagnostic).name}: ${firstSentence(advice)}`, advice: undefined, edit, shared };
}

const firstSentence = (text: string): string => text.split(/\.(?:\s|$)/u, 1)[0] ?? text;

const sharedSeverity = ([first, ...others]: readonly Diagnostic[]): Severity | undefined =>
  others.every(({ severity }) => severity === first?.severity) ? first?.severity : undefined;

interface GroupOptions {
  readonly isOpen: boolean;
  /** The group is within a section that has its own heading. */
  readonly isNested?: boolean;
  /** A link to the page about a rule, with its id. Without it, findings show the command that explains the rule. */
  readonly ruleLink?: (rule: string) => Markup;
  readonly addedTo?: (diagnostic: Diagnostic) => Added;
}

/** A group of findings that opens and closes. */
export const groupMarkup = (
  group: FindingGroup,
  { isOpen, isNested = false, ruleLink, addedTo }: GroupOptions,
): Markup =>
  html`<details class="group" ${isOpen && html` open`}>
    <summary>
      ${severityMark(group.severity)}
      ${isNested ? html`<h3>${heading(group, ruleLink)}</h3>` : html`<h2>${heading(group, ruleLink)}</h2>`}
      <span class="count">${group.size}</span>
    </summary>
    ${whereDone(group)} ${about(group, ruleLink)}
    <ul class="list">
      ${group.diagnostics.map((each) =>
        findingItem(each, {
          shared: group.shared,
          added: addedTo?.(each),
          ruleLink: ruleLink?.(each.rule),
        }),
      )}
    </ul>
  </details> `;

/** A link to the page about the rule stands below: a heading that opens its group can have none. */
function heading({ title, note, rule }: FindingGroup, ruleLink: GroupOptions['ruleLink']): Markup {
  const beside = note ?? (rule !== title && ruleLink === undefined ? rule : undefined);
  return html`<bdi>${codeIn(title)}</bdi
    >${beside !== undefined && html` <code class="quiet">${beside}</code>`}`;
}

/** The link to where the act of a group is done. A single finding can have it. */
function whereDone({ title, edit, diagnostics }: FindingGroup): Markup | false {
  const [first, ...others] = diagnostics;
  const hasLink = first && others.length === 0 && edit === editAddressOf(first);
  return (
    isOfTheWeb(edit) &&
    !hasLink &&
    html`<a class="button open" href="${edit}" target="_blank" rel="noopener noreferrer"
      >Open in Contentful<span class="spoken">: ${title} (opens in a new tab)</span></a
    >`
  );
}

/** What several findings of a group say, the advice for all of them, and the link to the rule's page. */
function about({ rule, advice, shared }: FindingGroup, ruleLink: GroupOptions['ruleLink']): Markup | false {
  const lines = [
    ...(shared.sentences ?? []).map((sentence) => html`<p class="said">${codeIn(sentence)}</p>`),
    advice !== undefined && html`<p><b>To fix:</b> ${codeIn(advice)}</p>`,
    rule !== undefined && ruleLink !== undefined && html`<p>Rule ${ruleLink(rule)}</p>`,
  ];
  return lines.some(Boolean) && html`<div class="about">${lines}</div>`;
}
