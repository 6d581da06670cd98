import { html } from 'hono/html';
import { severityOf } from '../../../pipeline/config/checks/severity-of.ts';
import { problems } from '../../../pipeline/rules/index.ts';
import { count } from '../../../schemas/base/count.ts';
import { severities } from '../../../schemas/report/diagnostic.ts';
import { rulePagePath } from '../../../schemas/preview/page-preview.ts';
import { groupBy } from '../../reporters/group-by.ts';
import { type RowGroup, rowsTable } from '../dashboard/lists/rows-table.ts';
import { findingsHref } from '../findings/findings-href.ts';
import { emptyList } from '../own-pages/empty-list.ts';
import { listTabs } from '../own-pages/list-tabs.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import { ruleBadge } from './rule-badge.ts';
import type { PreviewSite } from '../preview-site.ts';

export const rulesPath = '/preview/rules';
export const allRulesPath = `${rulesPath}/all`;

export type RuleSite = NavSite & Pick<PreviewSite, 'graph'>;

const sorted = problems.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Rules by category, with the findings of each: all rules, or those with findings. */
export function rulesPage(site: RuleSite, { all }: { readonly all: boolean }): Html {
  const { basePath } = site;
  const found = groupBy(site.inPlace().all, ({ rule }) => rule);
  const countOf: CountOf = ({ id }) => found.get(id)?.length ?? 0;
  return ownPage(
    { basePath, title: 'Rules', width: 'wide', nav: previewNav(site, rulesPath) },
    html`<p class="lead">
        What the preview checks in the content. A rule says why it matters and what to do.
      </p>
      ${listTabs('Rules by findings', [
        { href: under(basePath, rulesPath), label: 'With findings', number: found.size, isCurrent: !all },
        { href: under(basePath, allRulesPath), label: 'All', number: sorted.length, isCurrent: all },
      ])}
      ${
        all || found.size > 0
          ? ruleTable(all ? byCategory() : [{ rows: worstFirst(countOf, site) }], countOf, site)
          : emptyList({
              text: 'The content breaks no rule.',
              href: under(basePath, allRulesPath),
              link: 'Show all rules',
              isGood: true,
            })
      }`,
  );
}

type Rule = (typeof problems)[number];

const byCategory = (): readonly RowGroup<Rule>[] =>
  Array.from(
    groupBy(sorted, ({ id }) => id.slice(0, id.indexOf('/'))),
    ([category, rows]) => ({ heading: html`${nameOf(category)}`, rows }),
  );

type CountOf = (rule: Rule) => number;

/** Rules with findings. */
const worstFirst = (countOf: CountOf, { graph }: RuleSite): readonly Rule[] => {
  const withFindings = sorted.filter(countOf).toSorted((a, b) => countOf(b) - countOf(a));
  return [...severities, 'off'].flatMap((severity) =>
    withFindings.filter((rule) => severityOf(rule, null, graph.config) === severity),
  );
};

const ruleTable = (groups: readonly RowGroup<Rule>[], countOf: CountOf, site: RuleSite): Html =>
  rowsTable<Rule>({
    name: 'rules',
    columns: [
      {
        name: 'title',
        title: 'Rule',
        cell: ({ id, summary }) =>
          html`<a href="${under(site.basePath, `/${rulePagePath(id)}`)}">${summary.replace(/\.$/u, '')}</a>`,
      },
      { name: 'id', title: 'Id', cell: ({ id }) => html`<code>${id}</code>` },
      {
        name: 'state',
        title: 'Severity',
        cell: (rule) => ruleBadge(severityOf(rule, null, site.graph.config)),
      },
      {
        name: 'number',
        title: 'Findings',
        cell(rule) {
          const found = countOf(rule);
          return found === 0
            ? ''
            : html`<a href="${findingsHref(site, { rule: rule.id })}">${count(found, 'finding')}</a>`;
        },
      },
    ],
    groups,
  });

/** `release-notes` as `Release notes`. */
function nameOf(category: string): string {
  const words = shortened[category] ?? category.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Categories whose ids are no words. */
const shortened: Readonly<Record<string, string>> = { faq: 'FAQ', refs: 'references' };
