import { html } from 'hono/html';
import { type Severity, severities } from '../../../schemas/report/diagnostic.ts';
import { severityWords } from '../../../schemas/report/severity-words.ts';
import { type Grouping, groupings } from '../../reporters/grouping.ts';
import { type Choice, ruleOptions, select } from '../../reporters/html/controls.ts';
import { html as markup, type Markup } from '../../reporters/html/markup.ts';
import { filterBar } from '../own-pages/filter-bar.ts';
import { filterChips } from '../own-pages/filter-chips.ts';
import { listTabs } from '../own-pages/list-tabs.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { findingsHref, findingsPath } from './findings-href.ts';
import type { ChosenFilter, FindingQuery, FoundFindings } from './finding-query.ts';

type LinkedSite = Pick<PreviewSite, 'basePath' | 'isStatic'>;

/** The filters as links and a form, which need no script. The address holds what is chosen. */
export const findingFilters = (query: FindingQuery, { choices }: FoundFindings, site: LinkedSite): Html =>
  html`${filterBar(
    {
      label: 'Filter the findings',
      action: under(site.basePath, findingsPath),
      search: 'Search all findings',
      text: query.text,
      tabs: severityTabs(query, choices.severity, site),
      hidden: html`${(['severity', 'cause'] as const).map((name) =>
        query[name] === '' ? '' : html`<input type="hidden" name="${name}" value="${query[name]}" />`,
      )}`,
    },
    fields(query, choices),
  )}
  ${chips(query, choices, site)}`;

/** The findings of each severity, with the other filters as they are. */
function severityTabs(query: FindingQuery, choices: readonly Choice[], site: LinkedSite): Html {
  const tabOf = (severity: Severity | '', label: string, number: number) => ({
    href: findingsHref(site, { ...query, severity, at: 1 }),
    label,
    number,
    isCurrent: severity === query.severity,
  });
  const countOf = (severity: Severity) => choices.find(({ value }) => value === severity)?.count ?? 0;
  const all = choices.reduce((sum, { count }) => sum + count, 0);
  return listTabs('Severity', [
    tabOf('', 'All', all),
    ...severities.map((severity) => tabOf(severity, severityWords[severity].many, countOf(severity))),
  ]);
}

const fields = (query: FindingQuery, choices: FoundFindings['choices']): readonly (Markup | false)[] => [
  markup`<p>
    <label for="rule">Rule</label
    ><select id="rule" name="rule">
      <option value="">All rules</option>
      ${ruleOptions(choices.rule, query.rule)}
    </select>
  </p>`,
  select(
    { name: 'page', label: 'Page', all: 'All pages', chosen: query.page },
    mostFrequent(choices.page, query.page),
  ),
  select({ name: 'type', label: 'Content type', all: 'All types', chosen: query.type }, choices.type),
  select(
    { name: 'person', label: 'Changed last by', all: 'Any editor', chosen: query.person },
    choices.person,
  ),
  markup`<p>
    <label for="group">Group by</label
    ><select id="group" name="group">
      ${groupings.map(
        (group) =>
          markup`<option value="${group === 'cause' ? '' : group}" ${group === query.group && markup`selected`}>${groupNames[group]}</option>`,
      )}
    </select>
  </p>`,
];

const groupNames: Readonly<Record<Grouping, string>> = {
  cause: 'By cause',
  page: 'By page',
  entry: 'By entry',
  owner: 'By last editor',
  rule: 'By rule',
};

/** The most pages to choose from. */
const maxChoices = 200;

/** The pages with the most findings, and the chosen one. */
function mostFrequent(choices: readonly Choice[], chosen: string): readonly Choice[] {
  const most = new Set(choices.toSorted((a, b) => b.count - a.count).slice(0, maxChoices));
  return choices.filter((choice) => most.has(choice) || choice.value === chosen);
}

/** The filters that are set. Each link takes one away. */
function chips(query: FindingQuery, choices: FoundFindings['choices'], site: LinkedSite): Html | string {
  const chosen = (Object.keys(labels) as (ChosenFilter | 'text')[]).filter((name) => query[name] !== ''); // the keys of the table
  const valueOf = (name: ChosenFilter | 'text') =>
    name === 'text'
      ? query.text
      : (choices[name].find(({ value }) => value === query[name])?.label ?? query[name]);
  return filterChips(
    chosen.map((name) => ({
      label: labels[name],
      value: valueOf(name),
      without: findingsHref(site, { ...query, [name]: '', at: 1 }),
    })),
    findingsHref(site, { group: query.group }),
  );
}

const labels: Readonly<Record<ChosenFilter | 'text', string>> = {
  text: 'Text',
  severity: 'Severity',
  cause: 'Cause',
  rule: 'Rule',
  page: 'Page',
  type: 'Content type',
  person: 'Changed last by',
};
