import { html } from 'hono/html';
import { severityOf } from '../../../pipeline/config/checks/severity-of.ts';
import { problems } from '../../../pipeline/rules/index.ts';
import { addTo } from '../../../schemas/base/add-to.ts';
import { count } from '../../../schemas/base/count.ts';
import { rulePagePath } from '../../../schemas/preview/page-preview.ts';
import { findingsHref } from '../findings/findings-href.ts';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../own-pages/preview-nav.ts';
import { ruleBadge } from './rule-badge.ts';
import type { PreviewSite } from '../preview-site.ts';

export const rulesPath = '/preview/rules';

export type RuleSite = NavSite & Pick<PreviewSite, 'graph'>;

const sorted = problems.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** All rules by category, with the findings of each. */
export function rulesPage(site: RuleSite): Html {
  const found = groupedBy(site.inPlace().all, ({ rule }) => rule);
  const countOf = (rule: string) => found.get(rule)?.length ?? 0;
  const countIn = (rules: readonly Rule[]) => {
    const all = rules.reduce((sum, { id }) => sum + countOf(id), 0);
    return all === 0 ? '' : html`<span class="count">${count(all, 'finding')}</span>`;
  };
  const categories = [...groupedBy(sorted, ({ id }) => id.slice(0, id.indexOf('/')))];
  return ownPage(
    { basePath: site.basePath, title: 'Rules', width: 'wide', nav: previewNav(site, rulesPath) },
    html`<p class="lead">
        ${count(problems.length, 'rule')} in ${categories.length} categories. ${found.size} of them have
        findings.
      </p>
      <nav class="links" aria-label="Categories">
        ${categories.map(([category]) => html`<a href="#${category}">${nameOf(category)}</a> `)}
      </nav>
      <div class="boxes rules">
        ${categories.map(
          ([category, rules]) =>
            html`<section class="box" aria-labelledby="${category}">
              <h2 id="${category}">${nameOf(category)} ${countIn(rules)}</h2>
              <ul class="list" role="list">
                ${rules.map((rule) => ruleRow(rule, countOf(rule.id), site))}
              </ul>
            </section>`,
        )}
      </div>`,
  );
}

type Rule = (typeof problems)[number];

/** `release-notes` as `Release notes`. */
function nameOf(category: string): string {
  const words = shortened[category] ?? category.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Categories whose ids are no words. */
const shortened: Readonly<Record<string, string>> = { faq: 'FAQ', refs: 'references' };

const ruleRow = (rule: Rule, found: number, site: RuleSite): Html =>
  html`<li>
    <a href="${under(site.basePath, `/${rulePagePath(rule.id)}`)}">${rule.summary.replace(/\.$/u, '')}</a>
    <p class="detail">
      ${ruleBadge(severityOf(rule, null, site.graph.config))} <code>${rule.id}</code>
      ${found === 0 ? '' : html`<a class="count" href="${findingsHref(site, { rule: rule.id })}">${count(found, 'finding')}</a>`}
    </p>
  </li>`;

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}
