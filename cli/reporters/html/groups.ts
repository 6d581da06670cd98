import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { groupSize, type TitledGroup } from '../grouping.ts';
import type { RuleGroup } from '../group-by-rule.ts';
import { type Added, findingItem, isOfTheWeb } from './finding.ts';
import { html, type Markup } from './markup.ts';

interface GroupOptions {
  readonly isOpen: boolean;
  /** The group is within a section that has its own heading. */
  readonly isNested?: boolean;
  /** The page about the rule. Without it, the command that explains the rule is shown. */
  readonly more?: Markup;
  readonly addedTo?: (diagnostic: Diagnostic) => Added;
}

interface MoreOn {
  /** The page about a rule. Without it, the command that explains the rule is shown. */
  readonly moreOn?: (rule: string) => Markup;
}

const explained = (rule: string): Markup => html`<code>fieldbook explain ${rule}</code>`;

const rulesIn = (diagnostics: readonly Diagnostic[]): string[] => [
  ...new Set(diagnostics.map(({ rule }) => rule)),
];

/** The findings that one act settles, below it. */
export const causeGroup = (
  { title, edit, diagnostics }: TitledGroup,
  { isOpen, addedTo, moreOn = explained }: Pick<GroupOptions, 'isOpen' | 'addedTo'> & MoreOn,
): Markup =>
  html`<details class="group" ${isOpen && html` open`}>
    <summary>
      <span class="severity ${diagnostics[0]?.severity}">${diagnostics[0]?.severity}</span>
      <h2>${title}</h2>
      <span class="count">${diagnostics.length}</span>
    </summary>
    <div class="about">
      <p>This ${groupSize(diagnostics, 'cause')}.</p>
      <p class="quiet">
        More: ${rulesIn(diagnostics).map((rule, index) => html`${index > 0 && ', '}${moreOn(rule)}`)}
      </p>
      ${isOfTheWeb(edit) && html`<p><a href="${edit}" target="_blank" rel="noopener noreferrer">Open in Contentful</a></p>`}
    </div>
    <ul>
      ${diagnostics.map((each) => findingItem(each, { isAdviceShared: true, added: addedTo?.(each) ?? {} }))}
    </ul>
  </details> `;

/** The findings of a rule, below its summary and advice. */
export const ruleGroup = (
  { rule, severity, summary, advice, diagnostics }: RuleGroup,
  { isOpen, isNested = false, more, addedTo }: GroupOptions,
): Markup =>
  html`<details class="group" ${isOpen && html` open`}>
    <summary>
      <span class="severity ${severity}">${severity}</span>
      ${isNested ? html`<h3>${rule}</h3>` : html`<h2>${rule}</h2>`}
      <span class="count">${diagnostics.length}</span>
    </summary>
    <div class="about">
      ${summary !== undefined && html`<p>${summary}</p>`}
      ${advice !== undefined && html`<p><b>To fix:</b> ${advice}</p>`}
      <p class="quiet">More: ${more ?? explained(rule)}</p>
    </div>
    <ul>
      ${diagnostics.map((each) => findingItem(each, { isAdviceShared: advice !== undefined, added: addedTo?.(each) ?? {} }))}
    </ul>
  </details> `;
